import Glibc
import TestSupport
import Testing

/// A picture that a person has looked at.
///
/// `OUTFIELD_BLESS=1` writes the pictures anew: open them before you commit them. Fonts come from
/// configurations of the tests' own. Renderers differ a little between distributions, hence the tolerance.
struct GoldenPicture {
  /// A channel may be off by this much, as between two versions of FreeType.
  static let tolerance = 20

  let name: String

  static let folder = Repository.path("Tests/IntegrationTests/Golden/")

  private var path: String { Self.folder + name + ".png" }

  /// Expects what `measure` finds between the blessed picture and this one to be no more than `most`.
  @HarnessActor
  func expect(
    _ picture: Picture, within most: Double, by measure: (_ blessed: Picture, Picture) -> Double,
    location: SourceLocation = #_sourceLocation
  ) throws {
    if getenv("OUTFIELD_BLESS") != nil { return try picture.write(to: path) }
    let difference = measure(try Picture(contentsOf: path), picture)
    if difference > most { try picture.write(to: "/tmp/outfield-\(name).png") }
    #expect(
      difference <= most, "see /tmp/outfield-\(name).png beside \(path)", sourceLocation: location)
  }
}
