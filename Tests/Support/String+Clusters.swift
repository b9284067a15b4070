extension String {
  /// The UTF-8 offsets of the cluster boundaries, both ends too.
  package var clusterOffsets: [Int] {
    var offsets = [0]
    for character in self { offsets.append(offsets[offsets.count - 1] + character.utf8.count) }
    return offsets
  }
}
