import UICore
