import TestSupport

/// Makes inputs that are like others, and the same ones in each run.
struct Mutator {
  private let seeds: [[UInt8]]
  private var random = SeededGenerator(seed: 0x0DD_BA11)

  init(seeds: [[UInt8]]) { self.seeds = seeds }

  mutating func next() -> [UInt8] {
    var input = seeds.randomElement(using: &random) ?? []
    for _ in 0...Int.random(in: 0..<8, using: &random) { mutate(&input) }
    return input
  }

  private mutating func mutate(_ input: inout [UInt8]) {
    let place = Int.random(in: 0...input.count, using: &random)
    let length = Int.random(in: 0...min(16, input.count - place), using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where place < input.count: input[place] = UInt8.random(in: 0...255, using: &random)
    case 1 where place < input.count: input[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: input.removeSubrange(place..<place + length)
    case 3: input.insert(contentsOf: input[place..<place + length], at: place)
    default:
      let count = Int.random(in: 1...8, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      input.insert(contentsOf: bytes, at: place)
    }
  }
}
