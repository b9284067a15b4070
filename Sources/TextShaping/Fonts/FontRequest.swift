import CFontconfig
import UICore

/// A font in the words of fontconfig.
struct FontRequest: Hashable {
  var family: String?
  var pixelSize: Double
  var weight: Font.Weight

  init(_ font: Font, scale: Double) {
    family = font.family
    pixelSize = max(1, font.size * scale)
    weight = font.weight
  }
}

extension Font.Weight {
  var fontconfig: Int {
    switch self {
    case .regular: Int(FC_WEIGHT_REGULAR)
    case .semibold: Int(FC_WEIGHT_DEMIBOLD)
    case .bold: Int(FC_WEIGHT_BOLD)
    }
  }
}
