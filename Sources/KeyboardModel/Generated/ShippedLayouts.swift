// Generated from Resources/layouts by Scripts/generate-layouts.sh. Do not edit.
// swift-format-ignore-file

/// The text of the layout files that are part of the library: nothing is made of them before they are asked for.
enum ShippedLayouts {
  /// The names of the layout files, in their order, without the extension.
  static let names: [String] = [
    "ar",
    "be",
    "bg-bds",
    "bg",
    "bs",
    "ca",
    "cs",
    "da",
    "de-CH",
    "de",
    "el",
    "en-GB",
    "en-US",
    "eo",
    "es",
    "et",
    "eu",
    "fa",
    "fi",
    "fr-CA",
    "fr-CH",
    "fr",
    "gl",
    "he",
    "hi",
    "hr",
    "hu",
    "hy",
    "is",
    "it",
    "ja-kana",
    "ja",
    "ka",
    "kk",
    "ko",
    "lt",
    "lv",
    "mk",
    "nb",
    "nl",
    "nn",
    "pl",
    "pt-BR",
    "pt-PT",
    "ro",
    "ru",
    "sk",
    "sl",
    "sr-Latn",
    "sr",
    "sv",
    "th",
    "tr",
    "uk",
    "vi",
  ]

  /// The text of a layout file, or `nil` if there is none of this name.
  static func text(of name: String) -> String? {
    switch name {
    case "ar": arLayout
    case "be": beLayout
    case "bg-bds": bgbdsLayout
    case "bg": bgLayout
    case "bs": bsLayout
    case "ca": caLayout
    case "cs": csLayout
    case "da": daLayout
    case "de-CH": deCHLayout
    case "de": deLayout
    case "el": elLayout
    case "en-GB": enGBLayout
    case "en-US": enUSLayout
    case "eo": eoLayout
    case "es": esLayout
    case "et": etLayout
    case "eu": euLayout
    case "fa": faLayout
    case "fi": fiLayout
    case "fr-CA": frCALayout
    case "fr-CH": frCHLayout
    case "fr": frLayout
    case "gl": glLayout
    case "he": heLayout
    case "hi": hiLayout
    case "hr": hrLayout
    case "hu": huLayout
    case "hy": hyLayout
    case "is": isLayout
    case "it": itLayout
    case "ja-kana": jakanaLayout
    case "ja": jaLayout
    case "ka": kaLayout
    case "kk": kkLayout
    case "ko": koLayout
    case "lt": ltLayout
    case "lv": lvLayout
    case "mk": mkLayout
    case "nb": nbLayout
    case "nl": nlLayout
    case "nn": nnLayout
    case "pl": plLayout
    case "pt-BR": ptBRLayout
    case "pt-PT": ptPTLayout
    case "ro": roLayout
    case "ru": ruLayout
    case "sk": skLayout
    case "sl": slLayout
    case "sr-Latn": srLatnLayout
    case "sr": srLayout
    case "sv": svLayout
    case "th": thLayout
    case "tr": trLayout
    case "uk": ukLayout
    case "vi": viLayout
    default: nil
    }
  }

  /// The pages that every layout has unless it has its own.
  static var commonPages: String { ##"""
    # The pages that every layout has unless it has its own. The format is described in README.md beside this file;
    # a word such as comma or currency1 stands for the sign that the language has for it.

    page letters
    bottom symbols:1.25 globe emoji comma space beside period return:1.25 hide
    alternates period question ! - : semicolon ' " / @ & percent + ( ) #

    bottom email symbols:1.25 globe @ space period ".com":1.25 return:1.25 hide
    alternates period _ - + , : /
    alternates ".com" endings ".net" ".org" ".edu" ".info"

    bottom url symbols:1.25 globe / space period ".com":1.25 return:1.25 hide
    alternates period - _ ? = & # % ~ :
    alternates / : "://" "https://" "www."
    alternates ".com" endings ".net" ".org" ".edu" ".info"

    page symbols
    row digit1 digit2 digit3 digit4 digit5 digit6 digit7 digit8 digit9 digit0
    row @ # currency1 percent & - + ( ) /
    row more:1.5 * " ' : semicolon ! question delete:1.5
    row letters:1.5 comma space period return:1.5 hide

    alternates digit1 latin1 ¹ ½ ⅓ ¼ ⅛
    alternates digit2 latin2 ² ⅔
    alternates digit3 latin3 ³ ¾ ⅜
    alternates digit4 latin4 ⁴
    alternates digit5 latin5 ⅝
    alternates digit6 latin6
    alternates digit7 latin7 ⅞
    alternates digit8 latin8
    alternates digit9 latin9
    alternates digit0 latin0 ⁰ ⁿ ∅
    alternates # № ª º
    alternates currency1 currency2 currency3 currency4 ₱
    alternates percent % ‰
    alternates & § ¶
    alternates - – — ‐ ‑ · _ −
    alternates + ±
    alternates ( [ { <
    alternates ) ] } >
    alternates / \ ÷ |
    alternates * × † ‡ ★
    alternates " quotes “ ” „ « » ″
    alternates ' inner ’ ‘ ‚ ‹ › ′
    alternates semicolon ;
    alternates ! ¡
    alternates question ? ¿ ‽
    alternates period … • ·

    page more symbols
    row [ ] { } < > ^ ~ ` |
    row currency2 currency3 currency4 ¢ § ° © ® ™ •
    row symbols:1.5 \ _ = « » … – delete:1.5
    row letters:1.5 comma space period return:1.5 hide

    alternates < ≤ ‹ ⟨
    alternates > ≥ › ⟩
    alternates ^ ↑ ↓ ← →
    alternates = ≠ ≈ ∞
    alternates ° ′ ″
    alternates • · ♪ ♥ ♠ ♦ ♣ ★
    alternates ~ √ π Ω µ
    alternates | ¦
    alternates § ¶ † ‡

    # Digits of pads are those that every field takes.
    page number
    row 1 2 3 delete
    row 4 5 6 -
    row 7 8 9 space
    row hide 0 return:2
    alternates - +

    page decimal
    row 1 2 3 delete
    row 4 5 6 -
    row 7 8 9 space
    row hide 0 decimal return
    alternates - +
    alternates decimal group . ,

    page phone
    row 1 2 3 delete
    row 4 5 6 -
    row 7 8 9 space
    row * 0 # return
    alternates 0 +
    alternates * , ;
    alternates - . ( ) / +

    page pin
    row 1 2 3
    row 4 5 6
    row 7 8 9
    row delete 0 return

    """## }

  private static var arLayout: String { ##"""
    # Arabic. The format is described in README.md beside this file.

    locale ar
    name العربية
    direction rtl
    case none
    label letters أ‌ب‌ج
    label symbols ٣٢١؟

    comma ، ؛ ٫ ٬ , ;
    period . U+0651 U+064F U+0650 U+064B U+064E U+0652 U+064C U+064D U+0670 U+0653 U+0654 U+0655 ـ U+200C U+200D U+200E U+200F
    question ؟
    semicolon ؛
    percent ٪
    digits ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠
    currency $ € £ ¥
    quotes ” “ ’ ‘
    endings ".sa" ".eg" ".ae"
    symbol * ٭

    page letters
    row ض ص ث ق ف غ ع ه خ ح ج
    row ش س ي ب ل ا ت ن م ك ط
    row ذ ء ؤ ر ى ة و ز ظ د delete

    alternates ض 1 ١
    alternates ص 2 ٢
    alternates ث 3 ٣
    alternates ق 4 ٤ ڨ
    alternates ف 5 ٥ ڤ ڢ ڥ
    alternates غ 6 ٦
    alternates ع 7 ٧
    alternates ه ة 8 ٨ "ه‍"
    alternates خ 9 ٩
    alternates ح 0 ٠
    alternates ج چ
    alternates ش ڜ
    alternates ي ئ ى
    alternates ب پ
    alternates ل "لا" "لأ" "لإ" "لآ"
    alternates ا أ إ آ ء ٱ
    alternates ك گ ک
    alternates ء ئ
    alternates ر ﷼
    alternates ى ئ ي
    alternates ة ه ت
    alternates و ؤ
    alternates ز ژ

    """## }

  private static var beLayout: String { ##"""
    # Belarusian. The format is described in README.md beside this file.

    locale be
    name Беларуская
    label letters АБВ

    period . U+0301
    decimal ,
    group U+00A0
    currency "Br" € $ ₽
    quotes « » „ “
    endings ".by"

    page letters
    row й ц у к е н г ш ў з х '
    row +0.5 ф ы в а п р о л д ж э
    row shift я ч с м і т ь б ю delete

    shifted ' ʼ

    alternates й 1
    alternates ц 2
    alternates у 3
    alternates к 4
    alternates е ё 5
    alternates н 6
    alternates г ґ 7
    alternates ш 8
    alternates ў 9
    alternates з 0
    alternates ' ʼ ’
    alternates і и
    alternates ь ъ

    alternates ʼ ’

    """## }

  private static var bgbdsLayout: String { ##"""
    # Bulgarian (BDS). The format is described in README.md beside this file.

    locale bg-bds
    name Български (БДС)
    label letters АБВ

    period . U+0300
    decimal ,
    group U+00A0
    currency € "лв." $ £
    quotes „ “ „ “
    endings ".bg"

    page letters
    row у е и ш щ к с д з ц б
    row ь я а о ж г т н в м ч
    row shift ю й ъ э ф х п р л delete

    alternates у 1
    alternates е 2
    alternates и ѝ 3
    alternates ш 4
    alternates щ 5
    alternates к 6
    alternates с 7
    alternates д 8
    alternates з 9
    alternates ц 0
    alternates ь ы ѝ
    alternates ъ ѫ
    alternates э ѣ

    """## }

  private static var bgLayout: String { ##"""
    # Bulgarian (phonetic). The format is described in README.md beside this file.

    locale bg
    name Български
    label letters АБВ

    period . U+0300
    decimal ,
    group U+00A0
    currency € "лв." $ £
    quotes „ “ „ “
    endings ".bg"

    page letters
    row я в е р т ъ у и о п ч
    row а с д ф г х й к л ш щ
    row shift з ь ц ж б н м ю delete

    alternates я 1
    alternates в 2
    alternates е ѐ э 3
    alternates р 4
    alternates т 5
    alternates ъ 6
    alternates у 7
    alternates и ѝ 8
    alternates о 9
    alternates п 0
    alternates й ы
    alternates ь ѝ

    """## }

  private static var bsLayout: String { ##"""
    # Bosnian. The format is described in README.md beside this file.

    locale bs
    name Bosanski

    decimal ,
    group .
    currency "KM" € $ £
    quotes „ ” ‘ ’
    endings ".ba"

    page letters
    row q w e r t z u i o p š
    row a s d f g h j k l č ć
    row shift y x c v b n m đ ž delete

    alternates q 1
    alternates w 2
    alternates e 3
    alternates r 4
    alternates t 5
    alternates z ž 6 ź ż
    alternates u 7
    alternates i 8
    alternates o 9
    alternates p 0
    alternates s š ś ß
    alternates d đ
    alternates c č ć ç
    alternates n ñ ń

    """## }

  private static var caLayout: String { ##"""
    # Catalan. The format is described in README.md beside this file.

    locale ca
    name Català

    period . ·
    decimal ,
    group .
    currency € $ £ ¥ ¢
    quotes « » “ ”
    endings ".cat" ".es"

    page letters
    row q w e r t y u i o p
    row a s d f g h j k l ç
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e è é 3 ë ê ę ė ē ĕ
    alternates r 4
    alternates t 5
    alternates y 6 ÿ
    alternates u ú ü 7 ù û ū ŭ
    alternates i í ï 8 ì î į ī ĭ
    alternates o ó ò 9 ö ô õ ø œ ō º ŏ
    alternates p 0
    alternates a à á ä â ã å ą æ ā ª ă
    alternates l "l·l" ł ŀ
    alternates c ç ć č
    alternates n ñ ń

    """## }

  private static var csLayout: String { ##"""
    # Czech. The format is described in README.md beside this file.

    locale cs
    name Čeština

    decimal ,
    group U+00A0
    currency "Kč" € $ £
    quotes „ “ ‚ ‘
    endings ".cz"

    page letters
    row q w e r t z u i o p
    row +0.5 a s d f g h j k l
    row shift y x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e ě é 3 è ê ë ę ė ē ĕ
    alternates r ř 4 ŕ
    alternates t ť 5
    alternates z ž 6 ź ż
    alternates u ů ú 7 û ü ù ū ŭ
    alternates i í 8 î ï ì į ī ĭ
    alternates o ó 9 ö ô ò õ œ ø ō ŏ
    alternates p 0
    alternates a á à â ä æ ã å ā ă
    alternates s š ß ś
    alternates d ď
    alternates l ľ ł
    alternates y ý ÿ
    alternates c č ç ć
    alternates n ň ñ ń

    """## }

  private static var daLayout: String { ##"""
    # Danish. The format is described in README.md beside this file.

    locale da
    name Dansk

    decimal ,
    group .
    currency "kr" € $ £ ¥
    endings ".dk"

    page letters
    row q w e r t y u i o p å
    row a s d f g h j k l æ ø
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e 3 é ë è ê
    alternates r 4
    alternates t 5
    alternates y 6 ý ÿ
    alternates u 7 ú ü û ù ū
    alternates i 8 í ï î
    alternates o 9 ø ö ó ô ò õ œ ō ǿ
    alternates p 0
    alternates a å æ á ä à â ã ā
    alternates s ß ś š
    alternates d ð
    alternates l ł
    alternates æ ä
    alternates ø ö
    alternates c ç
    alternates n ñ ń

    """## }

  private static var deCHLayout: String { ##"""
    # German (Switzerland). The format is described in README.md beside this file.

    locale de-CH
    name Deutsch (Schweiz)

    group ’
    currency "CHF" € $ £
    quotes „ “ ‚ ‘
    endings ".ch" ".de"

    page letters
    row q w e r t z u i o p ü
    row a s d f g h j k l ö ä
    row shift y x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e 3 é è ê ë ė ĕ ē
    alternates r 4
    alternates t 5
    alternates z 6
    alternates u 7 ü û ù ú ū ŭ
    alternates i 8 í ì ĭ î ï ī
    alternates o 9 ö ô ò ó õ œ ø ō ŏ
    alternates p 0
    alternates ü è
    alternates a ä â à á æ ã å ā ă
    alternates s ß ś š ş
    alternates g ğ
    alternates ö é
    alternates ä à
    alternates y ÿ
    alternates c ç
    alternates n ñ ń

    """## }

  private static var deLayout: String { ##"""
    # German. The format is described in README.md beside this file.

    locale de
    name Deutsch

    decimal ,
    group .
    currency € $ £ ¥ ¢
    quotes „ “ ‚ ‘
    endings ".de" ".at" ".ch"

    page letters
    row q w e r t z u i o p ü
    row a s d f g h j k l ö ä
    row shift y x c v b n m ß delete

    shifted ß ẞ

    alternates q 1
    alternates w 2
    alternates e 3 é è ê ë ė ĕ ē
    alternates r 4
    alternates t 5
    alternates z 6
    alternates u 7 ü û ù ú ū ŭ
    alternates i 8 í ì ĭ î ï ī ı
    alternates o 9 ö ô ò ó õ œ ø ō ŏ
    alternates p 0
    alternates a ä â à á æ ã å ā ă
    alternates s ß ś š ş
    alternates g ğ
    alternates y ÿ
    alternates c ç
    alternates n ñ ń

    """## }

  private static var elLayout: String { ##"""
    # Greek. The format is described in README.md beside this file.

    locale el
    name Ελληνικά
    label letters ΑΒΓ

    question ;
    semicolon ·
    decimal ,
    group .
    currency € $ £ ¥ ¢
    quotes « » “ ”
    endings ".gr" ".cy"
    symbol " « » “ ”

    page letters
    row ; ς ε ρ τ υ θ ι ο π
    row +0.5 α σ δ φ γ η ξ κ λ
    row shift ζ χ ψ ω β ν μ delete

    shifted ; :

    alternates ; · : 1
    alternates ς 2
    alternates ε έ 3
    alternates ρ 4
    alternates τ 5
    alternates υ ύ ϋ ΰ 6
    alternates θ 7
    alternates ι ί ϊ ΐ 8
    alternates ο ό 9
    alternates π 0
    alternates α ά
    alternates η ή
    alternates ω ώ

    alternates Υ Ύ Ϋ "Ϋ́" 6
    alternates Ι Ί Ϊ "Ϊ́" 8

    """## }

  private static var enGBLayout: String { ##"""
    # English (United Kingdom). The format is described in README.md beside this file.

    locale en-GB
    name English (UK)

    currency £ € $ ¥ ¢
    endings ".co.uk" ".uk" ".ac.uk"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e 3 é è ê ë ē ĕ
    alternates r 4
    alternates t 5
    alternates y 6 ÿ
    alternates u 7 ú û ü ù ū ŭ
    alternates i 8 í î ï ī ì ĭ
    alternates o 9 ó ô ö ò œ ø ō õ ŏ
    alternates p 0
    alternates a à á â ä æ ã å ā ă
    alternates s ß
    alternates c ç
    alternates n ñ

    """## }

  private static var enUSLayout: String { ##"""
    # English (United States). The format is described in README.md beside this file.

    locale en-US
    name English

    currency $ € £ ¥ ¢
    endings ".us" ".edu" ".gov"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e 3 é è ê ë ē ĕ
    alternates r 4
    alternates t 5
    alternates y 6 ÿ
    alternates u 7 ú û ü ù ū ŭ
    alternates i 8 í î ï ī ì ĭ
    alternates o 9 ó ô ö ò œ ø ō õ ŏ
    alternates p 0
    alternates a à á â ä æ ã å ā ă
    alternates s ß
    alternates c ç
    alternates n ñ

    """## }

  private static var eoLayout: String { ##"""
    # Esperanto. The format is described in README.md beside this file.

    locale eo
    name Esperanto

    decimal ,
    group U+00A0
    currency € $ £ ¥ ¢
    endings ".eu"

    page letters
    row ŝ ĝ e r t ŭ u i o p
    row a s d f g h j k l ĵ
    row shift z ĉ c v b n m delete

    alternates ŝ q 1
    alternates ĝ w 2 ŵ
    alternates e 3 é ě è ê ë ę ė ē
    alternates r 4 ř ŕ ŗ
    alternates t 5 ť ț ţ ŧ
    alternates ŭ y 6 ý ŷ ÿ þ
    alternates u ŭ 7 ú ů û ü ù ū ũ ű ų µ
    alternates i 8 í î ï ĩ ì į ī
    alternates o 9 ó ö ô ò õ œ ø ō ő º
    alternates p 0
    alternates a á à â ä æ ã å ā ă ą
    alternates s ŝ ß š ś ș ş
    alternates d ð ď đ
    alternates g ĝ ğ ġ ģ
    alternates h ĥ ħ
    alternates j ĵ
    alternates k ķ ĸ
    alternates l ĺ ļ ľ ŀ ł
    alternates z ź ż ž
    alternates ĉ x
    alternates c ĉ ć č ç ċ
    alternates v w ŵ
    alternates n ñ ń ņ ň ŉ ŋ

    """## }

  private static var esLayout: String { ##"""
    # Spanish. The format is described in README.md beside this file.

    locale es
    name Español

    period . ¿ ¡
    decimal ,
    group .
    currency € $ £ ¥ ¢
    endings ".es" ".com.es" ".mx" ".ar"

    page letters
    row q w e r t y u i o p
    row a s d f g h j k l ñ
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é 3 è ë ê ę ė ē ĕ
    alternates r 4
    alternates t 5
    alternates y 6 ý ÿ
    alternates u ú ü 7 ù û ū ŭ
    alternates i í 8 ï ì î į ī ĭ
    alternates o ó 9 ò ö ô õ ø œ ō º ŏ
    alternates p 0
    alternates a á à ä â ã å ą æ ā ª ă
    alternates c ç ć č
    alternates n ñ ń

    """## }

  private static var etLayout: String { ##"""
    # Estonian. The format is described in README.md beside this file.

    locale et
    name Eesti

    decimal ,
    group U+00A0
    currency € $ £ ¥ ¢
    quotes „ “ ‚ ‘
    endings ".ee"

    page letters
    row q w e r t y u i o p ü
    row a s d f g h j k l ö ä
    row shift z x c v b n m õ delete

    alternates q 1
    alternates w 2
    alternates e 3 ē è ė é ê ë ę ě
    alternates r 4 ŗ ř ŕ
    alternates t 5 ţ ť
    alternates y 6 ý ÿ
    alternates u 7 ü ū ų ù ú û ů ű
    alternates i 8 ī ì į í î ï
    alternates o õ 9 ö ò ó ô œ ő ø ŏ ō
    alternates p 0
    alternates a ä ā à á â ã å æ ą
    alternates s š ß ś ş
    alternates d ď
    alternates g ģ ğ
    alternates k ķ
    alternates l ļ ł ĺ ľ
    alternates ö õ
    alternates z ž ż ź
    alternates c č ç ć
    alternates n ņ ñ ń

    """## }

  private static var euLayout: String { ##"""
    # Basque. The format is described in README.md beside this file.

    locale eu
    name Euskara

    decimal ,
    group .
    currency € $ £ ¥ ¢
    quotes « » “ ”
    endings ".eus" ".es"

    page letters
    row q w e r t y u i o p
    row a s d f g h j k l ñ
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e 3 é è ë ê ę ė ē ĕ
    alternates r 4
    alternates t 5
    alternates y 6 ÿ
    alternates u 7 ú ü ù û ū ŭ
    alternates i 8 í ï ì î į ī ĭ
    alternates o 9 ó ò ö ô õ ø œ ō º ŏ
    alternates p 0
    alternates a á à ä â ã å ą æ ā ª
    alternates c ç ć č
    alternates n ñ ń

    """## }

  private static var faLayout: String { ##"""
    # Persian. The format is described in README.md beside this file.

    locale fa
    name فارسی
    direction rtl
    case none
    label letters ا‌ب‌پ
    label symbols ۳۲۱؟

    comma ، ؛ ٫ ٬ , ;
    period . U+0651 U+064B U+064C U+064D U+064E U+0650 U+064F U+0652 U+0654 ء U+0670 U+0653 U+0656 U+0655 ـ U+200E U+200F
    question ؟
    semicolon ؛
    percent ٪
    beside U+200C U+200D
    digits ۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰
    currency ﷼ $ € £
    quotes « » ‹ ›
    endings ".ir" ".af"
    symbol " « » “ ”
    symbol * ٭

    page letters
    row ض ص ث ق ف غ ع ه خ ح ج
    row ش س ی ب ل ا ت ن م ک گ
    row ظ ط ژ ز ر ذ د پ و چ delete

    alternates ض ۱ 1
    alternates ص ۲ 2
    alternates ث ۳ 3
    alternates ق ۴ 4
    alternates ف ۵ 5
    alternates غ ۶ 6
    alternates ع ۷ 7
    alternates ه "هٔ" ة ۸ 8 "ه‍"
    alternates خ ۹ 9
    alternates ح ۰ 0
    alternates ی ئ ي ى
    alternates ا آ أ ء إ ٱ
    alternates ت ة
    alternates ک ك
    alternates ز ژ
    alternates ر ﷼
    alternates و ؤ

    """## }

  private static var fiLayout: String { ##"""
    # Finnish. The format is described in README.md beside this file.

    locale fi
    name Suomi

    decimal ,
    group U+00A0
    currency € $ £ ¥ ¢
    quotes ” ” ’ ’
    endings ".fi"

    page letters
    row q w e r t y u i o p å
    row a s d f g h j k l ö ä
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e 3 é è ê ě ë ė ę ē
    alternates r 4 ŕ ř
    alternates t 5 ť ţ ț ŧ þ
    alternates y 6 ý ÿ
    alternates u 7 ü ú ù û ů ű ų ū
    alternates i 8 í î ï į ī
    alternates o 9 ö ø ô ò ó õ œ ō ő
    alternates p 0
    alternates a ä å æ à á â ã ā ă ą
    alternates s š ß ś ŝ ş ș
    alternates d ď ð đ
    alternates g ğ ǧ ģ ǥ
    alternates h ȟ ħ
    alternates k ǩ ķ
    alternates l ĺ ľ ļ ł
    alternates ö ø
    alternates ä æ
    alternates z ž ź ż ʒ ǯ
    alternates c ć č ċ ç
    alternates n ń ň ñ ņ ŋ

    """## }

  private static var frCALayout: String { ##"""
    # French (Canada). The format is described in README.md beside this file.

    locale fr-CA
    name Français (Canada)

    decimal ,
    group U+00A0
    currency $ € £ ¢
    quotes « » ” “
    endings ".ca" ".quebec"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é è ê ë 3 ę ė ē
    alternates r 4
    alternates t 5
    alternates y ÿ 6
    alternates u ù û ü 7 ú ū ǔ
    alternates i î ï 8 ì í į ī
    alternates o ô œ 9 ö ò ó õ ø ō º
    alternates p 0
    alternates a à â æ á ä ã å ā ª
    alternates c ç ć č
    alternates n ñ

    """## }

  private static var frCHLayout: String { ##"""
    # French (Switzerland). The format is described in README.md beside this file.

    locale fr-CH
    name Français (Suisse)

    decimal ,
    group U+202F
    currency "CHF" € $ £
    quotes « » ‹ ›
    endings ".ch" ".fr"

    page letters
    row q w e r t z u i o p è
    row a s d f g h j k l é à
    row shift y x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é è ê ë 3 ę ė ē
    alternates r 4 ř
    alternates t 5
    alternates z 6
    alternates u ù û ü 7 ú ū ǔ
    alternates i î ï 8 ì í į ī
    alternates o ô œ ö 9 ò ó õ ø ō º
    alternates p 0
    alternates è ü
    alternates a à â æ ä á ã å ā ª
    alternates s š ß
    alternates é ö
    alternates à ä
    alternates y ÿ
    alternates c ç ć č
    alternates n ñ

    """## }

  private static var frLayout: String { ##"""
    # French. The format is described in README.md beside this file.

    locale fr
    name Français

    decimal ,
    group U+202F
    currency € $ £ ¥ ¢
    quotes « » « »
    endings ".fr" ".be" ".ch"

    page letters
    row a z e r t y u i o p
    row q s d f g h j k l m
    row shift w x c v b n ' delete

    shifted ' ?

    alternates a à â æ 1 á ä ã å ā ª
    alternates z 2
    alternates e é è ê ë 3 ę ė ē
    alternates r 4 ř
    alternates t 5
    alternates y ÿ 6
    alternates u ù û ü 7 ú ū ǔ
    alternates i î ï 8 ì í į ī
    alternates o ô œ 9 ö ò ó õ ø ō º
    alternates p 0
    alternates s š ß
    alternates c ç ć č
    alternates n ñ
    alternates ' ’ ‚ ‘ ‹ ›

    """## }

  private static var glLayout: String { ##"""
    # Galician. The format is described in README.md beside this file.

    locale gl
    name Galego

    decimal ,
    group .
    currency € $ £ ¥ ¢
    endings ".gal" ".es"

    page letters
    row q w e r t y u i o p
    row a s d f g h j k l ñ
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é 3 è ë ê ę ė ē ĕ
    alternates r 4
    alternates t 5
    alternates y 6
    alternates u ú ü 7 ù û ū ŭ
    alternates i í ï 8 ì î į ī ĭ
    alternates o ó 9 ò ö ô õ ø œ ō º ŏ
    alternates p 0
    alternates a á à ä â ã å ą æ ā ª ă
    alternates c ç ć č
    alternates n ñ ń

    """## }

  private static var heLayout: String { ##"""
    # Hebrew. The format is described in README.md beside this file.

    locale he
    name עברית
    direction rtl
    case none
    label letters אבג

    period . U+05BD U+05C4 U+200E U+200F
    currency ₪ $ € £
    quotes ” ” ’ ’
    endings ".co.il" ".il"

    page letters
    row ' - ק ר א ט ו ן ם פ
    row ש ד ג כ ע י ח ל ך ף
    row ז ס ב ה נ מ צ ת ץ delete

    alternates ' ׳ ״ " 1
    alternates - ־ _ – 2
    alternates ק 3 U+05B8 U+05BB U+05B3
    alternates ר 4 U+05BF
    alternates א 5
    alternates ט 6 װ
    alternates ו 7 "וֹ" "וּ" U+05B9
    alternates ן 8
    alternates ם 9
    alternates פ 0 U+05B7 U+05B2
    alternates ש "שׁ" "שׂ" U+05B0 U+05C1 U+05C2
    alternates ד U+05BC
    alternates ג "ג׳"
    alternates ע ױ
    alternates י ײ "ײַ"
    alternates ח U+05B4 U+05B9 "ח׳"
    alternates ז "ז׳"
    alternates ס U+05B6 U+05B1
    alternates צ U+05B5 "צ׳"
    alternates ת "ת׳"
    alternates ץ "ץ׳"

    """## }

  private static var hiLayout: String { ##"""
    # Hindi (InScript). The format is described in README.md beside this file.

    locale hi
    name हिन्दी
    case page
    label letters कखग
    label symbols ?१२३

    period । . ॥
    digits १ २ ३ ४ ५ ६ ७ ८ ९ ०
    currency ₹ $ € £
    endings ".in"
    symbol . । ॥ … •

    page letters
    row U+094C U+0948 U+093E U+0940 U+0942 ब ह ग द ज ड
    row U+094B U+0947 U+094D U+093F U+0941 प र क त च ट
    row shift U+0949 U+0902 म न व ल स य U+093C delete

    shifted U+094C औ
    shifted U+0948 ऐ
    shifted U+093E आ
    shifted U+0940 ई
    shifted U+0942 ऊ
    shifted ब भ
    shifted ह U+0903
    shifted ग घ
    shifted द ध
    shifted ज झ
    shifted ड ढ
    shifted U+094B ओ
    shifted U+0947 ए
    shifted U+094D अ
    shifted U+093F इ
    shifted U+0941 उ
    shifted प फ
    shifted र ऱ
    shifted क ख
    shifted त थ
    shifted च छ
    shifted ट ठ
    shifted U+0949 ऑ
    shifted U+0902 U+0901
    shifted म ण
    shifted न ऩ
    shifted व ळ
    shifted ल श
    shifted स ष
    shifted य U+0943
    shifted U+093C ञ

    alternates U+094C "ौं" औ १ 1
    alternates U+0948 "ैं" ऐ २ 2
    alternates U+093E "ां" "ाँ" आ ३ 3
    alternates U+0940 "ीं" ई ४ 4
    alternates U+0942 "ूं" "ूँ" ऊ ५ 5
    alternates ब भ "ब॒" ६ 6
    alternates ह ७ 7
    alternates ग घ "ज्ञ" "ग़" "ग॒" ८ 8
    alternates द ध ९ 9
    alternates ज झ "ज्ञ" "ज़" "ज॒" ० 0
    alternates ड "ड़" ढ "ड॒"
    alternates U+094B "ों" U+0949 U+094A ओ
    alternates U+0947 "ें" U+0945 ए
    alternates U+094D अ
    alternates U+093F "िं" इ
    alternates U+0941 "ुं" "ुँ" उ
    alternates प फ
    alternates र ऋ U+0943 "र्" "्र" ऱ ॠ
    alternates क ख "क्ष" "क़"
    alternates त थ "त्र"
    alternates च छ
    alternates ट ठ
    alternates U+0902 U+0901 U+0903
    alternates म ण ॐ
    alternates न ण ङ ञ ऩ
    alternates ल ळ ऌ ॡ
    alternates स श ष "श्र"
    alternates य "य़"
    alternates U+093C ऽ ॰ U+200C U+200D

    alternates ऐ "ऐं" २ 2
    alternates आ "आं" "आँ" ३ 3
    alternates ई "ईं" ४ 4
    alternates ऊ "ऊं" "ऊँ" ५ 5
    alternates ध "क्ष" "श्र" ९ 9
    alternates ढ "ढ़"
    alternates ओ "ओं" ऑ ऒ
    alternates ए "एं" "एँ" ऍ ऎ
    alternates अ "अं" "अँ"
    alternates इ "इं"
    alternates उ "उं" "उँ"
    alternates फ "फ़"
    alternates ऱ "्र" "र्"
    alternates ख "ख़"
    alternates ऑ ऍ U+0945
    alternates U+0901 U+0945
    alternates ळ ऴ
    alternates श "श्र"
    alternates U+0943 U+0944

    """## }

  private static var hrLayout: String { ##"""
    # Croatian. The format is described in README.md beside this file.

    locale hr
    name Hrvatski

    decimal ,
    group .
    currency € $ £ ¥ ¢
    quotes „ “ ‚ ‘
    endings ".hr"

    page letters
    row q w e r t z u i o p š
    row a s d f g h j k l č ć
    row shift y x c v b n m đ ž delete

    alternates q 1
    alternates w 2
    alternates e 3
    alternates r 4
    alternates t 5
    alternates z ž 6 ź ż
    alternates u 7
    alternates i 8
    alternates o 9
    alternates p 0
    alternates s š ś ß
    alternates d đ
    alternates c č ć ç
    alternates n ñ ń

    """## }

  private static var huLayout: String { ##"""
    # Hungarian. The format is described in README.md beside this file.

    locale hu
    name Magyar

    decimal ,
    group U+00A0
    currency "Ft" € $ £
    quotes „ ” » «
    endings ".hu"

    page letters
    row q w e r t z u i o p ö
    row a s d f g h j k l é á
    row shift y x c v b n m ü delete

    alternates q 1
    alternates w 2
    alternates e 3 é è ĕ ê ë ē
    alternates r 4
    alternates t 5
    alternates z 6
    alternates u ú ü ű 7 ù ŭ û ū
    alternates i í 8 ì ĭ î ï ī
    alternates o ó ö ő 9 ò ŏ ô ø ō œ
    alternates p 0
    alternates ö ő
    alternates a á à ă â å ä ã ā æ
    alternates y ÿ
    alternates c ç
    alternates n ñ
    alternates ü ű

    """## }

  private static var hyLayout: String { ##"""
    # Armenian. The format is described in README.md beside this file.

    locale hy
    name Հայերեն
    label letters ԱԲԳ

    comma ՝ , ․
    period ։ . … ՞ ՛ ՜ ֊ ՚ ՟ —
    question ՞
    decimal ,
    group U+00A0
    currency ֏ $ € ₽
    quotes « » « »
    endings ".am"

    page letters
    row է թ փ ձ ջ ռ չ ճ ժ ծ
    row ք ո ե ր տ ը ւ ի օ պ
    row ա ս դ ֆ գ հ յ կ լ խ
    row shift զ ղ ց վ բ ն մ շ delete

    alternates է 1
    alternates թ 2
    alternates փ 3
    alternates ձ 4
    alternates ջ 5
    alternates ռ 6
    alternates չ 7
    alternates ճ 8
    alternates ժ 9
    alternates ծ 0
    alternates ո "ու"
    alternates ե և

    """## }

  private static var isLayout: String { ##"""
    # Icelandic. The format is described in README.md beside this file.

    locale is
    name Íslenska

    decimal ,
    group .
    currency "kr" € $ £
    quotes „ “ ‚ ‘
    endings ".is"

    page letters
    row q w e r t y u i o p ð
    row a s d f g h j k l æ ö
    row shift z x c v b n m þ delete

    alternates q 1
    alternates w 2
    alternates e é 3 ë è ê ę ė ē
    alternates r 4
    alternates t 5 þ
    alternates y ý 6 ÿ
    alternates u ú 7 ü û ù ū
    alternates i í 8 ï î ì į ī
    alternates o ó 9 ö ô ò õ œ ø ō
    alternates p 0
    alternates a á ä æ å à â ã ā
    alternates d ð

    """## }

  private static var itLayout: String { ##"""
    # Italian. The format is described in README.md beside this file.

    locale it
    name Italiano

    decimal ,
    group .
    currency € $ £ ¥ ¢
    quotes « » “ ”
    endings ".it" ".ch"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e è é 3 ê ë ę ė ē
    alternates r 4
    alternates t 5
    alternates y 6 ÿ
    alternates u ù 7 ú û ü ū
    alternates i ì 8 í î ï į ī
    alternates o ò 9 ó ô ö õ œ ø ō º
    alternates p 0
    alternates a à á â ä æ ã å ā ª
    alternates s ß
    alternates c ç
    alternates n ñ

    """## }

  private static var jakanaLayout: String { ##"""
    # Japanese (twelve keys of kana). The format is described in README.md beside this file.

    locale ja-kana
    name 日本語 (かな)
    case none
    compose kana
    label letters あ

    currency ¥ $ € £
    quotes 「 」 『 』
    endings ".jp" ".co.jp"
    symbol ( （ 「 『 【 〈 《 〔 ［ ｛
    symbol " ＂ “ ”
    symbol ! ！
    symbol ? ？
    symbol : ：
    symbol / ／ ・
    symbol @ ＠
    symbol # ＃ ※
    symbol % ％
    symbol & ＆ 〃
    symbol * ＊ ※
    symbol - － ― ‐ – —
    symbol + ＋
    symbol ' ＇
    symbol ) ） 」 』 】 〉 》 〕 ］ ｝
    symbol ; ；
    symbol _ ＿ ‾
    symbol \ ＼
    symbol . ． … ‥
    symbol | ‖
    change あ ぁ
    change い ぃ
    change う ぅ ゔ
    change え ぇ
    change お ぉ
    change か が ゕ
    change き ぎ
    change く ぐ
    change け げ ゖ
    change こ ご
    change さ ざ
    change し じ
    change す ず
    change せ ぜ
    change そ ぞ
    change た だ
    change ち ぢ
    change つ っ づ
    change て で
    change と ど
    change は ば ぱ
    change ひ び ぴ
    change ふ ぶ ぷ
    change へ べ ぺ
    change ほ ぼ ぽ
    change や ゃ
    change ゆ ゅ
    change よ ょ
    change わ ゎ

    page letters
    row symbols あ か さ delete
    row emoji た な は right
    row globe ま や ら space
    row hide change わ 、 return

    alternates わ ゐ ゑ ゎ
    alternates 、 ゝ ゞ 々 ヽ ヾ

    flick あ い う え お
    flick か き く け こ
    flick さ し す せ そ
    flick た ち つ て と
    flick な に ぬ ね の
    flick は ひ ふ へ ほ
    flick ま み む め も
    flick や （ ゆ ） よ
    flick ら り る れ ろ
    flick わ を ん ー 〜
    flick 、 。 ？ ！ …

    """## }

  private static var jaLayout: String { ##"""
    # Japanese (Latin letters). The format is described in README.md beside this file.

    locale ja
    name 日本語
    label letters あ

    comma 、 ， ,
    period 。 ． . ！ ？ ・
    currency ¥ $ € £
    quotes 「 」 『 』
    endings ".jp" ".co.jp"
    symbol ( （ 「 『 【 〈 《 〔 ［ ｛
    symbol " ＂ “ ”
    symbol ! ！
    symbol ? ？
    symbol : ：
    symbol / ／ ・
    symbol @ ＠
    symbol # ＃ ※
    symbol % ％
    symbol & ＆ 〃
    symbol * ＊ ※
    symbol - － ― ‐ – —
    symbol + ＋
    symbol ' ＇
    symbol ) ） 」 』 】 〉 》 〕 ］ ｝
    symbol ; ；
    symbol _ ＿ ‾
    symbol \ ＼
    symbol . ． … ‥
    symbol | ‖

    page letters
    row q w e r t y u i o p
    row a s d f g h j k l ー
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e 3 é è ê ë ē
    alternates r 4
    alternates t 5
    alternates y 6
    alternates u 7 ú û ü ù ū
    alternates i 8 í î ï ī ì
    alternates o 9 ó ô ö ò œ ø ō õ
    alternates p 0
    alternates a à á â ä æ ã å ā
    alternates s ß
    alternates ー 〜 -
    alternates c ç
    alternates n ん ñ

    """## }

  private static var kaLayout: String { ##"""
    # Georgian. The format is described in README.md beside this file.

    locale ka
    name ქართული
    case page
    label letters აბგ

    period . ჻
    decimal ,
    group U+00A0
    currency ₾ $ € ₽
    quotes „ “ « »
    endings ".ge"

    page letters
    row ქ წ ე რ ტ ყ უ ი ო პ
    row +0.5 ა ს დ ფ გ ჰ ჯ კ ლ
    row shift ზ ხ ც ვ ბ ნ მ delete

    shifted წ ჭ
    shifted რ ღ
    shifted ტ თ
    shifted ს შ
    shifted ჯ ჟ
    shifted ზ ძ
    shifted ც ჩ

    alternates ქ 1
    alternates წ ჭ 2
    alternates ე 3 ჱ
    alternates რ ღ 4
    alternates ტ თ 5
    alternates ყ 6 ჸ
    alternates უ 7
    alternates ი 8 ჲ
    alternates ო 9
    alternates პ 0
    alternates ა ჺ
    alternates ს შ
    alternates ფ ჶ
    alternates გ ჹ
    alternates ჰ ჵ
    alternates ჯ ჟ ჷ
    alternates ზ ძ
    alternates ხ ჴ
    alternates ც ჩ
    alternates ვ ჳ
    alternates ნ ჼ

    """## }

  private static var kkLayout: String { ##"""
    # Kazakh. The format is described in README.md beside this file.

    locale kk
    name Қазақ
    label letters АБВ

    decimal ,
    group U+00A0
    currency ₸ ₽ $ €
    quotes « » “ ”
    endings ".kz"

    page letters
    row й ц у к е н г ш щ з х
    row ф ы в а п р о л д ж э
    row shift я ч с м и т ь б ю delete

    alternates й 1
    alternates ц 2
    alternates у ұ ү 3
    alternates к қ 4
    alternates е ё 5
    alternates н ң 6
    alternates г ғ 7
    alternates ш 8
    alternates щ 9
    alternates з 0
    alternates х һ ъ
    alternates ы і
    alternates а ә
    alternates о ө
    alternates э һ
    alternates ь ъ

    """## }

  private static var koLayout: String { ##"""
    # Korean (two sets). The format is described in README.md beside this file.

    locale ko
    name 한국어
    case page
    compose hangul
    label letters 가

    currency ₩ $ € ¥
    endings ".kr" ".co.kr"
    symbol ( （ 「 『 【 〈 《 〔 ［ ｛
    symbol ) ） 」 』 】 〉 》 〕 ］ ｝
    symbol . · … ‥ 。 ．
    symbol , 、 ，
    symbol * ※ ＊
    symbol - ― – — －
    symbol ~ 〜

    page letters
    row ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ
    row +0.5 ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ
    row shift ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ delete

    shifted ㅂ ㅃ
    shifted ㅈ ㅉ
    shifted ㄷ ㄸ
    shifted ㄱ ㄲ
    shifted ㅅ ㅆ
    shifted ㅐ ㅒ
    shifted ㅔ ㅖ

    alternates ㅂ ㅃ 1
    alternates ㅈ ㅉ 2
    alternates ㄷ ㄸ 3
    alternates ㄱ ㄲ 4
    alternates ㅅ ㅆ 5
    alternates ㅛ 6
    alternates ㅕ 7
    alternates ㅑ 8
    alternates ㅐ ㅒ 9
    alternates ㅔ ㅖ 0

    """## }

  private static var ltLayout: String { ##"""
    # Lithuanian. The format is described in README.md beside this file.

    locale lt
    name Lietuvių

    decimal ,
    group U+00A0
    currency € $ £ ¥ ¢
    quotes „ “ „ “
    endings ".lt"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e ė ę 3 ē è é ê ë ě ẽ
    alternates r 4 ŗ ř ŕ
    alternates t 5 ţ ť
    alternates y 6 ý ÿ
    alternates u ų ū 7 ü ù ú û ů ű ũ
    alternates i į 8 ī ì í î ï ĩ
    alternates o 9 ö õ ò ó ô œ ő ø
    alternates p 0
    alternates a ą ä ā à á â ã å æ
    alternates s š ß ś ş
    alternates d ď
    alternates g ģ ğ
    alternates k ķ
    alternates l ļ ł ĺ ľ
    alternates z ž ż ź
    alternates c č ç ć
    alternates n ņ ñ ń

    """## }

  private static var lvLayout: String { ##"""
    # Latvian. The format is described in README.md beside this file.

    locale lv
    name Latviešu

    decimal ,
    group U+00A0
    currency € $ £ ¥ ¢
    endings ".lv"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e ē 3 ė è é ê ë ę ě
    alternates r 4 ŗ ř ŕ
    alternates t 5 ţ ť
    alternates y 6 ý ÿ
    alternates u ū 7 ų ù ú û ü ů ű
    alternates i ī 8 į ì í î ï
    alternates o 9 ò ó ô õ ö œ ő ø ō
    alternates p 0
    alternates a ā à á â ã ä å æ ą
    alternates s š ß ś ş
    alternates d ď
    alternates g ģ ğ
    alternates k ķ
    alternates l ļ ł ĺ ľ
    alternates z ž ż ź
    alternates c č ç ć
    alternates n ņ ñ ń

    """## }

  private static var mkLayout: String { ##"""
    # Macedonian. The format is described in README.md beside this file.

    locale mk
    name Македонски
    label letters АБВ

    decimal ,
    group .
    currency "ден" € $ £
    quotes „ “ ‚ ‘
    endings ".mk"

    page letters
    row љ њ е р т ѕ у и о п ш
    row а с д ф г х ј к л ч ќ
    row shift з џ ц в б н м ѓ ж delete

    alternates љ 1
    alternates њ 2
    alternates е ѐ 3
    alternates р 4
    alternates т 5
    alternates ѕ 6
    alternates у 7
    alternates и ѝ 8
    alternates о 9
    alternates п 0

    """## }

  private static var nbLayout: String { ##"""
    # Norwegian (Bokmål). The format is described in README.md beside this file.

    locale nb
    name Norsk bokmål

    decimal ,
    group U+00A0
    currency "kr" € $ £ ¥
    quotes « » ‘ ’
    endings ".no"

    page letters
    row q w e r t y u i o p å
    row a s d f g h j k l ø æ
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é 3 è ê ë ę ė ē
    alternates r 4
    alternates t 5 ŧ
    alternates y 6
    alternates u 7 ü û ù ú ū
    alternates i 8 í
    alternates o ô ó ò 9 ø ö õ œ ō
    alternates p 0
    alternates a à å æ ä á â ã ā ǎ
    alternates s š
    alternates d đ
    alternates ø ö
    alternates æ ä
    alternates z ž
    alternates c č ç
    alternates n ń ñ ŋ

    """## }

  private static var nlLayout: String { ##"""
    # Dutch. The format is described in README.md beside this file.

    locale nl
    name Nederlands

    decimal ,
    group .
    currency € $ £ ¥ ¢
    quotes ‘ ’ ‘ ’
    endings ".nl" ".be"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é ë 3 ê è ę ė ē
    alternates r 4
    alternates t 5
    alternates y 6 ĳ ý ÿ
    alternates u ü ú 7 û ù ū
    alternates i ï í 8 ì î į ī ĳ
    alternates o ó ö 9 ô ò õ œ ø ō
    alternates p 0
    alternates a á ä â à æ ã å ā
    alternates j "j́"
    alternates c ç
    alternates n ñ ń

    """## }

  private static var nnLayout: String { ##"""
    # Norwegian (Nynorsk). The format is described in README.md beside this file.

    locale nn
    name Norsk nynorsk

    decimal ,
    group U+00A0
    currency "kr" € $ £ ¥
    quotes « » ‘ ’
    endings ".no"

    page letters
    row q w e r t y u i o p å
    row a s d f g h j k l ø æ
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é 3 è ê ë ę ė ē
    alternates r 4
    alternates t 5 ŧ
    alternates y 6
    alternates u 7 ü û ù ú ū
    alternates i 8 í
    alternates o ò ô ó 9 ø ö õ œ ō
    alternates p 0
    alternates a à å æ ä á â ã ā ǎ
    alternates s š
    alternates d đ
    alternates ø ö
    alternates æ ä
    alternates z ž
    alternates c č ç
    alternates n ń ñ ŋ

    """## }

  private static var plLayout: String { ##"""
    # Polish. The format is described in README.md beside this file.

    locale pl
    name Polski

    decimal ,
    group U+00A0
    currency "zł" € $ £
    quotes „ ” « »
    endings ".pl"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e ę 3 è é ê ë ė ē
    alternates r 4
    alternates t 5
    alternates y 6 ÿ
    alternates u 7 ù û ü
    alternates i 8 î ï
    alternates o ó 9 ö ô ò õ œ ø ō
    alternates p 0
    alternates a ą á à â ä æ ã å ā
    alternates s ś ß š
    alternates l ł
    alternates z ż ź ž
    alternates x ź
    alternates c ć ç č
    alternates n ń ñ

    """## }

  private static var ptBRLayout: String { ##"""
    # Portuguese (Brazil). The format is described in README.md beside this file.

    locale pt-BR
    name Português (Brasil)

    decimal ,
    group .
    currency "R$" $ € £
    endings ".com.br" ".br"

    page letters
    row q w e r t y u i o p
    row a s d f g h j k l ç
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é ê 3 è ę ė ē ë ĕ
    alternates r 4
    alternates t 5
    alternates y 6 ÿ
    alternates u ú 7 ü ù û ū ŭ
    alternates i í 8 î ì ï į ī ĭ
    alternates o ó õ ô ò 9 ö œ ø ō º ŏ
    alternates p 0
    alternates a ã á â à ä å æ ª ă ā
    alternates c ç č ć
    alternates n ñ

    """## }

  private static var ptPTLayout: String { ##"""
    # Portuguese (Portugal). The format is described in README.md beside this file.

    locale pt-PT
    name Português (Portugal)

    decimal ,
    group U+00A0
    currency € $ £ ¥ ¢
    quotes « » “ ”
    endings ".pt"

    page letters
    row q w e r t y u i o p
    row a s d f g h j k l ç
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é ê 3 è ę ė ē ë ĕ
    alternates r 4
    alternates t 5
    alternates y 6 ÿ
    alternates u ú 7 ü ù û ū ŭ
    alternates i í 8 î ì ï į ī ĭ
    alternates o õ ó ô ò 9 ö œ ø ō º ŏ
    alternates p 0
    alternates a ã á à â ä å æ ª ă ā
    alternates c ç č ć
    alternates n ñ

    """## }

  private static var roLayout: String { ##"""
    # Romanian. The format is described in README.md beside this file.

    locale ro
    name Română

    decimal ,
    group .
    currency "lei" € $ £
    quotes „ ” « »
    endings ".ro" ".md"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e 3 é è ê ë
    alternates r 4
    alternates t ț ţ 5
    alternates y 6
    alternates u 7 ü
    alternates i î 8 ï ì í į ī
    alternates o 9 ö
    alternates p 0
    alternates a ă â ã à á ä æ å ā
    alternates s ș ş ß ś š
    alternates c ç
    alternates n ñ

    """## }

  private static var ruLayout: String { ##"""
    # Russian. The format is described in README.md beside this file.

    locale ru
    name Русский
    label letters АБВ

    period . U+0301
    decimal ,
    group U+00A0
    currency ₽ $ € £
    quotes « » „ “
    endings ".ru"

    page letters
    row й ц у к е н г ш щ з х
    row ф ы в а п р о л д ж э
    row shift я ч с м и т ь б ю delete

    alternates й 1
    alternates ц 2
    alternates у 3
    alternates к 4
    alternates е ё 5
    alternates н 6
    alternates г 7
    alternates ш 8
    alternates щ 9
    alternates з 0
    alternates ь ъ

    """## }

  private static var skLayout: String { ##"""
    # Slovak. The format is described in README.md beside this file.

    locale sk
    name Slovenčina

    decimal ,
    group U+00A0
    currency € $ £ ¥ ¢
    quotes „ “ ‚ ‘
    endings ".sk"

    page letters
    row q w e r t z u i o p
    row +0.5 a s d f g h j k l
    row shift y x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é 3 ě ē ė è ê ë ę ĕ
    alternates r ŕ 4 ř ŗ
    alternates t ť 5 ţ
    alternates z ž 6 ż ź
    alternates u ú 7 ů ü ū ų ù û ű ŭ
    alternates i í 8 ī į ì î ï ĭ
    alternates o ó ô 9 ö ò õ œ ő ø ŏ ō
    alternates p 0
    alternates a á ä ā à â ã å æ ą ă
    alternates s š ß ś ş
    alternates d ď
    alternates g ģ ğ
    alternates k ķ
    alternates l ľ ĺ ļ ł
    alternates y ý ÿ
    alternates c č ç ć
    alternates n ň ņ ñ ń

    """## }

  private static var slLayout: String { ##"""
    # Slovenian. The format is described in README.md beside this file.

    locale sl
    name Slovenščina

    decimal ,
    group .
    currency € $ £ ¥ ¢
    quotes „ “ ‚ ‘
    endings ".si"

    page letters
    row q w e r t z u i o p š
    row +0.5 a s d f g h j k l č
    row shift y x c v b n m ž delete

    alternates q 1
    alternates w 2
    alternates e 3 é è ĕ ê ë ē
    alternates r 4
    alternates t 5
    alternates z ž 6
    alternates u 7 ú ù ŭ û ü ū
    alternates i 8 í ì ĭ î ï ī
    alternates o 9 ó ò ŏ ô ö ø ō œ
    alternates p 0
    alternates a á à ă â å ä ā æ
    alternates s š
    alternates d đ
    alternates y ÿ
    alternates c č ć ç
    alternates n ñ

    """## }

  private static var srLatnLayout: String { ##"""
    # Serbian (Latin). The format is described in README.md beside this file.

    locale sr-Latn
    name Srpski

    decimal ,
    group .
    currency "din." € $ £
    quotes „ ” ’ ’
    endings ".rs" ".me"

    page letters
    row q w e r t z u i o p š
    row a s d f g h j k l č ć
    row shift y x c v b n m đ ž delete

    alternates q 1
    alternates w 2
    alternates e 3
    alternates r 4
    alternates t 5
    alternates z ž 6 ź ż
    alternates u 7
    alternates i 8
    alternates o 9
    alternates p 0
    alternates a å
    alternates s š ś ß
    alternates d đ
    alternates c č ć ç
    alternates n ñ ń

    """## }

  private static var srLayout: String { ##"""
    # Serbian (Cyrillic). The format is described in README.md beside this file.

    locale sr
    name Српски
    label letters АБВ

    period . U+0301 U+0300 U+0304 U+030F U+0311
    decimal ,
    group .
    currency "дин." € $ £
    quotes „ ” ’ ’
    endings ".rs" ".me"

    page letters
    row љ њ е р т з у и о п ш
    row а с д ф г х ј к л ч ћ
    row shift џ ц в б н м ђ ж delete

    alternates љ 1
    alternates њ 2
    alternates е ѐ 3
    alternates р 4
    alternates т 5
    alternates з ѕ 6
    alternates у 7
    alternates и ѝ 8
    alternates о 9
    alternates п 0

    """## }

  private static var svLayout: String { ##"""
    # Swedish. The format is described in README.md beside this file.

    locale sv
    name Svenska

    decimal ,
    group U+00A0
    currency "kr" € $ £ ¥
    quotes ” ” ’ ’
    endings ".se" ".fi"

    page letters
    row q w e r t y u i o p å
    row a s d f g h j k l ö ä
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é 3 è ê ë ę
    alternates r 4 ř
    alternates t 5 ť þ
    alternates y 6 ý ÿ
    alternates u 7 ü ú ù û ū
    alternates i 8 í ì î ï ī
    alternates o 9 ö ø œ ó ò ô õ ō
    alternates p 0
    alternates a à ä å æ á â ą ã ā
    alternates s ś š ş ß
    alternates d ð ď
    alternates l ł
    alternates ö ø œ
    alternates ä æ
    alternates z ź ž ż
    alternates c ç ć č
    alternates n ń ñ ň

    """## }

  private static var thLayout: String { ##"""
    # Thai. The format is described in README.md beside this file.

    locale th
    name ไทย
    case page
    label letters กขค

    currency ฿ $ € £
    endings ".co.th" ".th"
    symbol . … ๏ ๚ ๛

    page letters
    row ๅ / - ภ ถ U+0E38 U+0E36 ค ต จ ข ช
    row ๆ ไ ำ พ ะ U+0E31 U+0E35 ร น ย บ ล
    row ฟ ห ก ด เ U+0E49 U+0E48 า ส ว ง ฃ
    row shift ผ ป แ อ U+0E34 U+0E37 ท ม ใ ฝ delete

    shifted ๅ +
    shifted / ๑
    shifted - ๒
    shifted ภ ๓
    shifted ถ ๔
    shifted U+0E38 U+0E39
    shifted U+0E36 ฿
    shifted ค ๕
    shifted ต ๖
    shifted จ ๗
    shifted ข ๘
    shifted ช ๙
    shifted ๆ ๐
    shifted ไ "
    shifted ำ ฎ
    shifted พ ฑ
    shifted ะ ธ
    shifted U+0E31 U+0E4D
    shifted U+0E35 U+0E4A
    shifted ร ณ
    shifted น ฯ
    shifted ย ญ
    shifted บ ฐ
    shifted ล ,
    shifted ฟ ฤ
    shifted ห ฆ
    shifted ก ฏ
    shifted ด โ
    shifted เ ฌ
    shifted U+0E49 U+0E47
    shifted U+0E48 U+0E4B
    shifted า ษ
    shifted ส ศ
    shifted ว ซ
    shifted ง .
    shifted ฃ ฅ
    shifted ผ (
    shifted ป )
    shifted แ ฉ
    shifted อ ฮ
    shifted U+0E34 U+0E3A
    shifted U+0E37 U+0E4C
    shifted ท ?
    shifted ม ฒ
    shifted ใ ฬ
    shifted ฝ ฦ

    alternates ๅ ๏ ๛ ๚
    alternates / 1 ๑
    alternates - _ – 2 ๒
    alternates ภ 3 ๓
    alternates ถ 4 ๔
    alternates ค 5 ๕
    alternates ต 6 ๖
    alternates จ 7 ๗
    alternates ข 8 ๘
    alternates ช 9 ๙
    alternates ๆ 0 ๐
    alternates U+0E31 U+0E4D U+0E4E

    """## }

  private static var trLayout: String { ##"""
    # Turkish. The format is described in README.md beside this file.

    locale tr
    name Türkçe

    decimal ,
    group .
    currency ₺ € $ £
    endings ".com.tr" ".tr" ".gov.tr" ".edu.tr"

    page letters
    row q w e r t y u ı o p ğ ü
    row +0.5 a s d f g h j k l ş i
    row shift z x c v b n m ö ç delete

    shifted i İ

    alternates q 1
    alternates w 2
    alternates e 3 ə é è ĕ ê ë ē
    alternates r 4
    alternates t 5
    alternates y 6 ý ÿ
    alternates u ü û 7 ù ú ū ŭ
    alternates ı i î 8
    alternates o ö ô 9 œ ò ó õ ø ō ŏ
    alternates p 0
    alternates a â ä á à ă å ã ā æ
    alternates s ş ß ś š
    alternates g ğ
    alternates i ı î ï ì í į ī ĭ
    alternates z ž
    alternates c ç ć č
    alternates n ň ñ

    alternates I İ Î 8
    alternates İ I Î Ï Ì Í Į Ī Ĭ

    """## }

  private static var ukLayout: String { ##"""
    # Ukrainian. The format is described in README.md beside this file.

    locale uk
    name Українська
    label letters АБВ

    period . U+0301
    decimal ,
    group U+00A0
    currency ₴ $ € £
    quotes « » „ “
    endings ".ua"

    page letters
    row й ц у к е н г ш щ з х ї
    row ф і в а п р о л д ж є '
    row shift я ч с м и т ь б ю ґ delete

    shifted ' ʼ

    alternates й 1
    alternates ц 2
    alternates у 3
    alternates к 4
    alternates е ё 5
    alternates н 6
    alternates г ґ 7
    alternates ш 8
    alternates щ 9
    alternates з 0
    alternates і ї
    alternates є э
    alternates ' ʼ ’
    alternates и ы
    alternates ь ъ

    alternates ʼ ’

    """## }

  private static var viLayout: String { ##"""
    # Vietnamese. The format is described in README.md beside this file.

    locale vi
    name Tiếng Việt

    decimal ,
    group .
    currency ₫ $ € £
    endings ".vn"

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift z x c v b n m delete

    alternates q 1
    alternates w 2
    alternates e é è ẻ ẽ ẹ ê ế ề ể ễ ệ 3
    alternates r 4
    alternates t 5
    alternates y ý ỳ ỷ ỹ ỵ 6
    alternates u ú ù ủ ũ ụ ư ứ ừ ử ữ ự 7
    alternates i í ì ỉ ĩ ị 8
    alternates o ó ò ỏ õ ọ ô ố ồ ổ ỗ ộ ơ ớ ờ ở ỡ ợ 9
    alternates p 0
    alternates a á à ả ã ạ ă ắ ằ ẳ ẵ ặ â ấ ầ ẩ ẫ ậ
    alternates d đ

    """## }
}
