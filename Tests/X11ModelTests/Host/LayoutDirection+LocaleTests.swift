import Testing
import UICore

@testable import X11Model

struct LayoutDirectionLocaleTests {
  @Test(arguments: [
    "ar", "ar_EG.UTF-8", "he_IL.UTF-8", "iw", "fa_IR", "ur_PK.utf8", "ps_AF", "sd_PK", "ug_CN@", "yi_US",
    "dv_MV", "ckb_IQ", "ks_IN", "pa_PK", "AR_EG", "ar-EG", "az_IR",
  ])
  func thoseLanguagesAreReadFromTheRight(locale: String) {
    #expect(LayoutDirection(locale: locale) == .rightToLeft)
  }

  @Test(arguments: [
    "", "C", "POSIX", "C.UTF-8", "en_US.UTF-8", "arn_CL", "a", "@", ".UTF-8", "sd_IN@devanagari",
    "ks_IN@devanagari", "pa_IN", "az_AZ", "de_DE@euro", "_AR", "hr_HR",
  ])
  func allOthersAreNot(locale: String) {
    #expect(LayoutDirection(locale: locale) == .leftToRight)
  }

  @Test func theFirstVariableThatIsSetDecides() {
    func direction(_ variables: [String: String]) -> LayoutDirection {
      LayoutDirection { variables[$0] }
    }
    #expect(direction([:]) == .leftToRight)
    #expect(direction(["LANG": "he_IL"]) == .rightToLeft)
    #expect(direction(["LC_MESSAGES": "en_US", "LANG": "he_IL"]) == .leftToRight)
    #expect(direction(["LC_ALL": "", "LC_MESSAGES": "ar", "LANG": "en_US"]) == .rightToLeft)
    #expect(direction(["LC_ALL": "C", "LC_MESSAGES": "ar", "LANG": "ar"]) == .leftToRight)
    #expect(direction(["LC_CTYPE": "ar_EG.UTF-8"]) == .leftToRight)
  }
}
