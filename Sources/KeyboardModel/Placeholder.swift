import TextModel
