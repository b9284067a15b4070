import Outfield
