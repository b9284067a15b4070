import Testing

/// Tests of the real demo on a real X server. One at a time: each has the display's pointer for itself.
@Suite(.serialized)
struct Integration {}
