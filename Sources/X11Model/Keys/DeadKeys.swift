/// The combining marks of the dead keys (keysymdef.h, 0xFE50 to 0xFE93).
package enum DeadKeys {
  package static let marks: [UInt32: Unicode.Scalar] = [
    0xFE50: "\u{300}", 0xFE51: "\u{301}", 0xFE52: "\u{302}", 0xFE53: "\u{303}", 0xFE54: "\u{304}",
    0xFE55: "\u{306}", 0xFE56: "\u{307}", 0xFE57: "\u{308}", 0xFE58: "\u{30A}", 0xFE59: "\u{30B}",
    0xFE5A: "\u{30C}", 0xFE5B: "\u{327}", 0xFE5C: "\u{328}", 0xFE5D: "\u{345}", 0xFE5E: "\u{3099}",
    0xFE5F: "\u{309A}", 0xFE60: "\u{323}", 0xFE61: "\u{309}", 0xFE62: "\u{31B}", 0xFE63: "\u{335}",
    0xFE64: "\u{313}", 0xFE65: "\u{314}", 0xFE66: "\u{30F}", 0xFE67: "\u{325}", 0xFE68: "\u{331}",
    0xFE69: "\u{32D}", 0xFE6A: "\u{330}", 0xFE6B: "\u{32E}", 0xFE6C: "\u{324}", 0xFE6D: "\u{311}",
    0xFE6E: "\u{326}", 0xFE90: "\u{332}", 0xFE91: "\u{30D}", 0xFE92: "\u{329}", 0xFE93: "\u{338}",
  ]
}
