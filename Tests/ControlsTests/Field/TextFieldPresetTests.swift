import Controls
import Testing
import TextModel
import UICore
import UITestHost

@MainActor @Suite struct TextFieldPresetTests {
  @Test func aNumberIsDigitsWithAMinusInFront() {
    #expect(typing("-12", into: .number) == "-12")
    #expect(typing("1-2", into: .number) == "12")
    #expect(typing("1.5", into: .number) == "15")
    #expect(typing("1e3", into: .number) == "13")
    #expect(typing("٣٤", into: .number) == "٣٤")
  }

  @Test func aDecimalHasOnePointOrComma() {
    #expect(typing("-1.5", into: .decimal) == "-1.5")
    #expect(typing("1,5,0", into: .decimal) == "1,50")
    #expect(typing(".5", into: .decimal) == ".5")
  }

  @Test func aPhoneNumberKeepsItsSpaces() {
    #expect(typing("+49 (30) x1", into: .phone) == "+49 (30) 1")
  }

  @Test func addressesHaveNoSpaces() {
    #expect(typing("me @ x.org", into: .email) == "me@x.org")
    #expect(typing(" x.org", into: .url) == "x.org")
  }

  @Test func aPasteIsLookedAtAsAWhole() {
    let stage = staged(.decimal)
    paste(" 1 234.5 ", in: stage)
    #expect(stage.control.text == "1234.5")
    paste("6.7", in: stage)
    #expect(stage.control.text == "1234.5")
  }

  // MARK: Pasting

  @Test(
    .bug(id: "woocommerce/woocommerce#58000"),
    .bug(id: "alphagov/notifications-utils#1222"),
    arguments: [
      ("+33\u{A0}1\u{202F}23\u{2007}45", "+33 1 23 45", 0), ("\u{202A}+33 1 23 45\u{202C}", "+33 1 23 45", 0),
      ("\u{2068}+33 1 23 45\u{2069}", "+33 1 23 45", 0), ("555\u{2011}1234", "555-1234", 0),
      ("555\u{2212}1234", "555-1234", 0), ("tel:+15551234", "+15551234", 0), ("TEL: +1 555", "+1 555", 0),
      ("555-1234 x5", "555-1234 5", 1), (" \t+1 555\n", "+1 555", 0), ("\u{FEFF}112\u{200B}", "112", 0),
      ("＋３３ １", "+33 1", 0), ("call me", "", 1), ("abc", "", 1), ("03ー1234ー5678", "03-1234-5678", 0),
      ("03ｰ1234", "03-1234", 0), ("tel:+1-201-555-0123;ext=102", "+1-201-555-0123;102", 0),
      ("tel:7042;phone-context=example.com", "7042", 0), ("tel://+15551234", "+15551234", 0),
      ("+15551234,,5#", "+15551234,,5#", 0), ("+15551234;5", "+15551234;5", 0),
      ("555-1234 ext. 5", "555-1234 5", 1), ("555-1234, ext 5.", "555-1234 5", 1),
      ("Tel.: +49 30 1234", "+49 30 1234", 1), ("Tel: 030 / 1234", "030 / 1234", 0), ("T. 112", "112", 1),
      ("555-1234 (home)", "555-1234", 1), ("(call 555-1234)", "555-1234", 1),
      ("(030) 1234 Büro", "(030) 1234", 1),
      ("555-1234, Bob", "555-1234", 1), ("+49 30 1234.", "+49 30 1234", 0), ("<tel:+1555>", "+1555", 0),
      ("tel:+1%20555", "+1 555", 0), ("sms:+1555?body=call%20me", "+1555", 0), ("callto:112", "112", 0),
      ("1-800-FLOWERS", "", 1), ("0049 30 1", "0049 30 1", 0), ("+49 (0) 30 1", "+49 (0) 30 1", 0),
      ("۰۲۱ ۱۲۳", "۰۲۱ ۱۲۳", 0), ("\u{200F}+972 1\u{200E}", "+972 1", 0), ("доб. 12", "12", 1),
    ])
  func aPastedPhoneNumberIsTakenInWhateverFormItComes(_ row: (pasted: String, text: String, bells: Int)) {
    let stage = staged(.phone)
    paste(row.pasted, in: stage)
    #expect(stage.control.text == row.text)
    #expect(stage.user.host.bellCount == row.bells)
  }

  /// Each character that is left out costs a look at the whole text.
  @Test func aPastedTextThatIsFarTooLongIsRefusedWhole() {
    let stage = staged(.phone)
    paste(String(repeating: "a1", count: 500_000), in: stage)
    #expect(stage.control.text == "")
    paste(String(repeating: "1", count: 100_000), in: stage)
    #expect(stage.control.text.utf8.count == 100_000)
    #expect(stage.user.host.bellCount == 1)
  }

  @Test(
    .bug(id: "formencode/formencode#139"),
    .bug(id: "openlinker-project/openlinker#1761"),
    arguments: [
      ("mailto:bob@example.org", "bob@example.org", true), (" bob@example.org\n", "bob@example.org", true),
      ("MAILTO:bob@localhost", "bob@localhost", true),
      ("mailto:bob@x.org?subject=hi", "bob@x.org", true), ("bob@x.org?a", "bob@x.org?a", false),
      ("\u{200B}bob@example.org", "bob@example.org", true),
      ("Bob <bob@example.org>", "Bob <bob@example.org>", false),
      ("bob@example.org,", "bob@example.org,", false),
      ("a,b@example.org", "a,b@example.org", false), ("bob@-x.org", "bob@-x.org", false),
      ("<bob@example.org>", "bob@example.org", true), ("<mailto:bob@x.org>", "bob@x.org", true),
      ("mailto:bob%2Bnews@x.org", "bob+news@x.org", true), ("mailto:bob%FF@x.org", "bob%FF@x.org", true),
      ("ｂｏｂ＠ｘ．ｏｒｇ", "bob@x.org", true), ("bob @x.org", "bob @x.org", false),
      ("Bob@XN--BCHER-KVA.example", "Bob@XN--BCHER-KVA.example", true),
    ])
  func ofAPastedAddressWhatIsNotPartOfItIsTakenOff(_ row: (pasted: String, text: String, isWhole: Bool)) {
    let stage = staged(.email)
    paste(row.pasted, in: stage)
    #expect(stage.control.text == row.text)
    stage.user.click(Point(x: 700, y: 500), in: stage.window)
    #expect((stage.control.errorMessage == nil) == row.isWhole)
  }

  /// Signs of groups as in German, French, English, Hindi, Swiss German, Arabic and Persian.
  @Test(
    .bug(id: "mantinedev/mantine#9102"), .bug(id: "globalbrain/sefirot#570"),
    .bug(id: "RobinHerbots/Inputmask#1295"),
    arguments: [
      ("1.234.567", "1234567", "1234567"), ("1 234 567", "1234567", "1234567"),
      ("1\u{202F}234", "1234", "1234"), ("1\u{A0}234", "1234", "1234"), ("1,234,567", "1234567", "1234567"),
      ("12,34,567", "1234567", "1234567"), ("1'234'567", "1234567", "1234567"), ("1’234", "1234", "1234"),
      ("١٬٢٣٤", "١٢٣٤", "١٢٣٤"), ("۱۲۳۴", "۱۲۳۴", "۱۲۳۴"), ("1.234.567,89", "", "1234567,89"),
      ("1 234,5", "", "1234,5"), ("1,234.5", "", "1234.5"), ("12,34,567.00", "", "1234567.00"),
      ("1'234.50", "", "1234.50"), ("١٬٢٣٤٫٥", "", "١٢٣٤.٥"), ("12.503,25", "", "12503,25"),
      ("123.456.789,22", "", "123456789,22"), ("1.234", "", "1.234"), ("1,234", "", "1,234"),
      ("1.5", "", "1.5"),
      ("１２", "12", "12"), ("１，５", "", "1,5"), ("−7", "-7", "-7"), ("–7", "-7", "-7"), ("+7", "7", "7"),
      ("\u{200F}-7", "-7", "-7"), ("€ 19.50", "", "19.50"), ("19,50 €", "", "19,50"), ("-$5", "-5", "-5"),
      ("$-5", "-5", "-5"), ("₹12,34,567", "1234567", "1234567"), ("$1,234.56.", "", "1234.56"),
      ("42.", "42", "42"), ("42!", "42", "42"), ("1e5", "", ""), ("5 7", "", ""), ("1\n2", "", ""),
      ("12 34", "", ""),
      ("5-7", "", ""), ("5–7", "", ""), ("--5", "", ""), ("1.2.3", "", ""), ("1,23,4", "", ""),
      ("1.234'567", "", ""),
      ("0x1F", "", ""), ("5 %", "", ""), ("(5)", "", ""), ("½", "", ""), ("٣.٥", "", "٣.٥"),
      ("EUR 5", "", ""),
      (" ", "", ""), (".5", "", ".5"), ("1234567.", "1234567", "1234567"),
    ])
  func aPastedNumberIsTakenInWhateverFormItComesOrNotAtAll(
    _ row: (pasted: String, number: String, decimal: String)
  ) {
    for (preset, text) in [(TextFieldPreset.number, row.number), (.decimal, row.decimal)] {
      let stage = staged(preset)
      paste(row.pasted, in: stage)
      #expect(stage.control.text == text, "\(row.pasted)")
      #expect(stage.user.host.bellCount == (text.isEmpty ? 1 : 0), "\(row.pasted)")
    }
  }

  @Test(arguments: [
    (" <https://a.b/c> ", "https://a.b/c", true), ("HTTPS://Example.ORG", "HTTPS://Example.ORG", true),
    ("https://\u{200B}a.b", "https://a.b", true), ("ｈｔｔｐ：／／ａ．ｂ", "http://a.b", true),
    ("https://bücher.example/ü", "https://bücher.example/ü", true),
    ("https://a.b/c_(d)", "https://a.b/c_(d)", true), ("example.org,", "example.org,", false),
    ("mailto:bob@example.org", "mailto:bob@example.org", false),
    ("see https://a.b", "see https://a.b", false),
    ("javascript:alert(1)", "javascript:alert(1)", false), ("https://a.b/c\nd", "https://a.b/c d", false),
  ])
  func aPastedWebAddressIsKeptButForWhatIsRoundIt(_ row: (pasted: String, text: String, isWhole: Bool)) {
    let stage = staged(.url)
    paste(row.pasted, in: stage)
    #expect(stage.control.text == row.text)
    #expect(stage.user.host.bellCount == 0)
    #expect(stage.control.validate() == row.isWhole, "\(row.pasted)")
  }
  @Test func whatIsRefusedTakesNothingAway() {
    for preset in [TextFieldPreset.number, .phone] {
      let stage = staged(preset)
      stage.user.type("123")
      stage.control.selectAll()
      paste("abc", in: stage)
      stage.user.type("x")
      #expect(stage.control.text == "123")
      #expect(stage.user.host.bellCount == 2)
    }
  }

  private func paste(_ text: String, in stage: Stage<TextField>) {
    stage.user.offerElsewhere(text)
    stage.user.key(KeySym("v"), modifiers: .control)
    stage.user.deliverPastes()
  }

  @Test func whatMayNotBeTypedMayBeDeleted() {
    let stage = staged(.number)
    stage.control.text = "abc"
    stage.user.key(.backspace)
    #expect(stage.control.text == "ab")
  }

  @Test(arguments: [
    (TextFieldPreset.number, ["0", "-7"], ["-"]), (.decimal, ["1.", ".5", "-0,5"], [".", "-", "-."]),
    (.phone, ["112", "+49 30 1"], ["+", "11"]),
    (
      .email,
      [
        "a@b.de", "a.b+c@d.e.org", "bob@localhost", "zoë@exämple.org", "a!#$%&'*+/=?^_`{|}~-@b.c",
        "राम@डाटा.भारत",
      ],
      [
        "a", "a@", "@b.de", "a@b.", "a@b@c.de", "a@.de", "Bob <bob@example.org>", "mailto:bob@example.org",
        "bob@example.org,", "a,b@example.org", "bob@-x.org", "bob@x-.org", "b ob@x.org", "bob@x.org ",
        "‘bob’@x.org", "bob@😀.org", "bob@example。org", "bob@x…org",
      ]
    ),
    (
      .url,
      [
        "example.org", "https://example.org/a?b", "http://a.b:80", "a.b/c", "localhost:8080",
        "http://intranet/x",
        "http://[::1]:80/", "user@host.org", "bücher.example", "http://example.org.", "http://my_service:80/",
        "192.168.0.1", "https://user:word@host.org",
      ],
      [
        "example", "://a.b", "https://", "a..b", "-x.org", "http://a.b:x", "http://a.b:70000", "a b.org",
        "1://a.b",
        "http://[x]/", "user:word@host.org", "mailto:bob@host.org", "1.5", "300.1.1.1", "1.2.3.4.5",
        "http://.",
      ]
    ),
  ])
  func whatIsNotWholeIsToldInWords(_ preset: TextFieldPreset, _ whole: [String], _ parts: [String]) {
    let field = TextField()
    field.apply(preset)
    for text in whole + [""] {
      field.text = text
      #expect(field.validate(), "\(text)")
    }
    for text in parts {
      field.text = text
      #expect(!field.validate(), "\(text)")
      #expect(field.errorMessage == preset.message)
    }
  }

  @Test func theKeyboardIsToldOfTheKind() {
    let field = TextField()
    field.apply(.email)
    #expect(field.keyboardTraits.contentType == .email)
  }

  private func staged(_ preset: TextFieldPreset) -> Stage<TextField> {
    let stage = Stage(TextField())
    stage.control.apply(preset)
    stage.user.click(stage.control)
    return stage
  }

  private func typing(_ text: String, into preset: TextFieldPreset) -> String {
    let stage = staged(preset)
    stage.user.type(text)
    return stage.control.text
  }
}
