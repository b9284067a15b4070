@_exported import Controls
@_exported import KeyboardModel
@_exported import KeyboardPanel
@_exported import TextModel
@_exported import UICore
@_exported import X11Platform
