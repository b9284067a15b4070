import Testing
import UICore

@testable import TextShaping

@MainActor @Suite(.enabled(if: TestFonts.hasNoto, Comment(rawValue: TestFonts.needsNoto)))
struct FontCatalogTests {
  private func catalog() -> FontCatalog {
    let configuration = FontConfiguration(xml: TestFonts.configuration(TestFonts.latin))!
    return FontCatalog(configuration, TextShapingOptions(), advisor: nil) { _ in }
  }

  @Test func oneFileAtOneSizeIsOneFace() {
    let catalog = catalog()
    let request = FontRequest(Font(size: 16), scale: 1)
    let face = catalog.face(request)
    #expect(face != nil)
    #expect(catalog.face(FontRequest(Font(family: "Noto Sans", size: 8), scale: 2)) === face)
    #expect(catalog.face(FontRequest(Font(size: 17), scale: 1)) !== face)
  }

  @Test func facesTellWhatTheyAre() throws {
    let face = try #require(catalog().face(FontRequest(Font(size: 16), scale: 1.25)))
    #expect(face.path.hasSuffix("NotoSans-Regular.ttf"))
    #expect(face.index == 0)
    #expect(face.pixelSize == 20)
    #expect(!face.isColor)
    #expect(face.weight == 80)
    #expect(face.ascent + face.descent > 20)
  }

  @Test func facesAreLetGoOfOnceThereAreMany() {
    let catalog = catalog()
    for size in 1...200 { _ = catalog.face(FontRequest(Font(size: Double(size)), scale: 1)) }
    #expect((1...FontCatalog.limit).contains(catalog.faces.count))
    #expect(catalog.files.count == 1)
  }

  @Test func filesThatAreNoFontsAreRefused() {
    #expect(FontFile(FontFile.Identity(path: "/nonexistent.ttf", index: 0)) == nil)
    #expect(FontFile(FontFile.Identity(path: "/etc/passwd", index: 0)) == nil)
  }

  @Test func malformedConfigurationIsRefused() {
    #expect(FontConfiguration(xml: "<fontconfig><dir>") == nil)
  }
}
