import TestSupport

/// A text of one script that is easily drawn wrong.
struct ScriptSample {
  let name: String
  /// The picture's, in pixels.
  let width: Int
  let text: String
  /// What is seen when shaping fails, of about the same width: it must not pass for the text.
  var wrong: String?
  var startsAtRight = false
  /// This part of the ink may be off: of all scripts but emoji, which are drawn anew with each version of the
  /// font, less differs between distributions.
  var inkShare = 0.05

  static let all = [
    ScriptSample(
      name: "latin-marks", width: 170, text: "Zo\u{308}e x\u{301} g\u{346} a\u{328}\u{301} q\u{307}\u{323}",
      wrong: "Zo\u{A8}e x\u{B4} g a\u{2DB}\u{B4} q.\u{2D9}"),
    ScriptSample(
      name: "vietnamese", width: 250, text: "Tiếng Việt Nguye\u{302}\u{303}n", wrong: "Tiê´ng Viê.t Nguyê~n"),
    ScriptSample(
      name: "arabic", width: 180, text: "السَّلامُ عليكم كلا",
      wrong: "ا\u{200C}ل\u{200C}س\u{200C}ل\u{200C}ا\u{200C}م ع\u{200C}ل\u{200C}ي\u{200C}ك\u{200C}م",
      startsAtRight: true),
    ScriptSample(
      name: "hebrew-digits", width: 190, text: "שָׁלוֹם 123 עולם", wrong: "\u{202E}שלום 123 עולם",
      startsAtRight: true),
    ScriptSample(
      name: "devanagari", width: 170, text: "र्क क्षि हिन्दी श्री",
      wrong: "र\u{94D}\u{200C}क क\u{94D}\u{200C}षि हिन\u{94D}\u{200C}दी श\u{94D}\u{200C}री"),
    ScriptSample(
      name: "bengali", width: 200, text: "র্ক ক্ষি বাংলা কো",
      wrong: "র\u{9CD}\u{200C}ক ক\u{9CD}\u{200C}ষি বাংলা কা"),
    ScriptSample(name: "tamil", width: 330, text: "தமிழ் நிகழ் கொ கௌ", wrong: "தமழ நகழ கா கள"),
    ScriptSample(name: "thai", width: 150, text: "ไทย น้ำ ที่ ปู่", wrong: "ไทย นา ท ป"),
    ScriptSample(name: "khmer", width: 170, text: "ភាសាខ្មែរ ស្រុក", wrong: "ភាសាខមរ សរក"),
    ScriptSample(
      name: "japanese", width: 190, text: "日本語 か\u{3099}ハ\u{309A}", wrong: "日本語 か\u{309B}ハ\u{309C}"),
    ScriptSample(name: "chinese", width: 310, text: "简体中文，繁體字「直」"),
    ScriptSample(
      name: "korean", width: 160, text: "한국어 \u{1112}\u{1161}\u{11AB}글",
      wrong: "한국어 \u{314E}\u{314F}\u{3134}글"),
    ScriptSample(
      name: "emoji-families", width: 190, text: "👨‍👩‍👧 👩🏽‍🚀 👨‍👩‍👧‍👦 ❤️‍🔥", wrong: "👨👩👧 👩🏽🚀", inkShare: 0.2),
    ScriptSample(
      name: "emoji-flags", width: 250, text: "🇩🇪🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽👍🏿 1️⃣", wrong: "🇩\u{200B}🇪🇯\u{200B}🇵🏴 👍👍 1",
      inkShare: 0.2),
    ScriptSample(
      name: "mixed-hebrew-in-latin", width: 310, text: "go to שלום עולם (5) now",
      wrong: "\u{202D}go to שלום עולם (5) now"),
    ScriptSample(
      name: "mixed-arabic-in-latin", width: 270, text: "say مرحبا بالعالم, OK?",
      wrong: "\u{202D}say مرحبا بالعالم, OK?"),
    ScriptSample(
      name: "mixed-latin-in-hebrew", width: 290, text: "אני אוהב Swift 6, מאוד!",
      wrong: "\u{202E}אני אוהב Swift 6, מאוד!", startsAtRight: true),
    ScriptSample(
      name: "mixed-latin-in-arabic", width: 250, text: "مرحبا World 42 سلام",
      wrong: "\u{202E}مرحبا World 42 سلام", startsAtRight: true),
  ]

  // MARK: - Fonts

  static let configuration = GoldenPicture.folder + "scripts.conf"
  static let fontsAreInstalled = [
    "truetype/noto/NotoSansKhmer-Regular.ttf", "truetype/noto/NotoColorEmoji.ttf",
    "opentype/noto/NotoSansCJK-Regular.ttc",
  ].allSatisfy { Files.canRead("/usr/share/fonts/\($0)") }
  static let needsFonts = "needs the packages fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji"
}
