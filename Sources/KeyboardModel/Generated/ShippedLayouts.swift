// Generated from Resources/layouts by Scripts/generate-layouts.sh. Do not edit.
// swift-format-ignore-file

/// The text of the layout files that are part of the library.
enum ShippedLayouts {
  /// Each layout file in the order of their names, which have no extension.
  static let all: [(name: String, text: String)] = [
    ("en-US", enUSLayout),
  ]

  private static let enUSLayout = ##"""
    # English (United States). The format is described in README.md beside this file.

    locale en-US
    name English

    page letters
    row q w e r t y u i o p
    row +0.5 a s d f g h j k l
    row shift:1.5 z x c v b n m delete:1.5
    row symbols:1.5 space:5.5 return:1.75 hide:1.25

    alternates q 1
    alternates w 2
    alternates e 3 é è ê ë ē ĕ
    alternates r 4
    alternates t 5
    alternates y 6 ÿ
    alternates u 7 ú ù û ü ū ŭ
    alternates i 8 í ì î ï ī ĭ
    alternates o 9 ó ò ô ö ō ŏ ø œ
    alternates p 0
    alternates a á à â ä ā ă å æ
    alternates c ç
    alternates n ñ

    page symbols
    row 1 2 3 4 5 6 7 8 9 0
    row @ # $ % & - + ( ) /
    row more:1.5 * " ' : ; ! ? delete:1.5
    row letters:1.5 , space:3.5 . return:1.75 hide:1.25

    alternates $ € £ ¥ ¢
    alternates % ‰
    alternates & §
    alternates - – — ·
    alternates ( [ { <
    alternates ) ] } >
    alternates " “ ” „ « »
    alternates ' ‘ ’ ‚ ‹ ›
    alternates ! ¡
    alternates ? ¿
    alternates . …

    page more symbols
    row [ ] { } < > ^ ~ ` |
    row € £ ¥ ¢ § ° © ® ™ •
    row symbols:1.5 \ _ = « » … – delete:1.5
    row letters:1.5 , space:3.5 . return:1.75 hide:1.25

    alternates = ≠ ≈
    alternates < ≤
    alternates > ≥

    """##
}
