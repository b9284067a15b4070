import KeyboardModel
import Testing

/// Where people of a language write other digits than most of them.
@Suite struct DigitsOfPlacesTests {
  private let arabic = KeyboardLayout.shipped("ar")!

  @Test(arguments: ["ar_MA.UTF-8", "ar_DZ", "ar-TN", "ar_LY@x", "ar_AE.UTF-8", "ar_EH"])
  func theDigitsOfTheMaghrebAreLatin(locale: String) {
    let layout = arabic.withDigits(ofLocale: locale)
    let row = layout.page(.symbols)!.rows[0].keys
    #expect(row.map { $0.text(isShifted: false) } == "1234567890".map { String($0) })
    #expect(row[0].alternates.first == "١")
    #expect(row.allSatisfy { Set($0.alternates).count == $0.alternates.count })
    #expect(layout.label(for: .symbols) == "123؟" || layout.label(for: .symbols) == "321؟")
    #expect(layout.page(.letters) == arabic.page(.letters))
    #expect(layout.page(.number) == arabic.page(.number))
  }

  @Test(arguments: ["ar_EG.UTF-8", "ar_SA", "ar", "fa_IR", "de_MA", "C", ""])
  func elsewhereNothingChanges(locale: String) {
    #expect(arabic.withDigits(ofLocale: locale) == arabic)
  }

  @Test func everyOtherLayoutStaysAsItIs() {
    for name in KeyboardLayout.shippedNames where name != "ar" {
      let layout = KeyboardLayout.shipped(name)!
      #expect(layout.withDigits(ofLocale: "\(name)_MA") == layout)
    }
  }
}
