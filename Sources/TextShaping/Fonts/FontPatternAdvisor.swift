/// Lets a platform have a say in how fonts are drawn: hinting, smoothing, subpixels. Each pattern is a
/// fontconfig `FcPattern *`, borrowed for the call. Called where the text system is used: on the main actor.
package protocol FontPatternAdvisor: AnyObject {
  /// Comes before the user's configuration, which lets what it finds in the pattern stand. The first call
  /// precedes all use of the configuration: a thread that is reading it can be waited for here.
  func advise(_ pattern: OpaquePointer)

  /// Fills in what is still open, in place of `FcDefaultSubstitute`.
  func complete(_ pattern: OpaquePointer)
}
