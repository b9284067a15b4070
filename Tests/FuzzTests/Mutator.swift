/// Makes inputs that are like others, and the same ones in each run.
struct Mutator: RandomNumberGenerator {
  private let seeds: [[UInt8]]
  private var state: UInt64 = 0x0DD_BA11

  init(seeds: [[UInt8]]) { self.seeds = seeds }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next() -> [UInt8] {
    var input = seeds.randomElement(using: &self) ?? []
    for _ in 0...Int.random(in: 0..<8, using: &self) { mutate(&input) }
    return input
  }

  private mutating func mutate(_ input: inout [UInt8]) {
    let place = Int.random(in: 0...input.count, using: &self)
    let length = Int.random(in: 0...min(16, input.count - place), using: &self)
    switch Int.random(in: 0..<5, using: &self) {
    case 0 where place < input.count: input[place] = UInt8.random(in: 0...255, using: &self)
    case 1 where place < input.count: input[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
    case 2: input.removeSubrange(place..<place + length)
    case 3: input.insert(contentsOf: input[place..<place + length], at: place)
    default:
      let count = Int.random(in: 1...8, using: &self)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
      input.insert(contentsOf: bytes, at: place)
    }
  }
}
