import TextModel
import UICore

/// The objects that an input is made of. Each is made when it is first asked for; what has nothing to do is not there.
extension TextInputView {
  var selector: TextSelector {
    if let madeSelector { return madeSelector }
    let made = TextSelector(self)
    madeSelector = made
    return made
  }

  var transfer: TextTransfer {
    if let madeTransfer { return madeTransfer }
    let made = TextTransfer(self)
    madeTransfer = made
    return made
  }

  var composer: TextComposer {
    if let madeComposer { return madeComposer }
    let made = TextComposer(self)
    madeComposer = made
    return made
  }

  var menu: TextMenu {
    if let madeMenu { return madeMenu }
    let made = TextMenu(self)
    madeMenu = made
    return made
  }
}
