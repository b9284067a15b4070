import UICore

/// The few properties of ours that owners write to. Atoms are never freed, so there is no new one for each paste.
package struct PropertyPool {
  /// How long a property is left alone after a time-out: the silent owner may still write to it.
  package static let quarantine = Duration.seconds(60)

  private let all: [Atom]
  private var inUse: Set<Atom> = []
  private var quarantined: [Atom: Instant] = [:]

  package init(_ atoms: [Atom]) { all = atoms }

  package func contains(_ property: Atom) -> Bool { all.contains(property) }

  /// Nil when all are taken: that many owners are silent.
  package mutating func take(now: Instant) -> Atom? {
    quarantined = quarantined.filter { $0.value > now }
    let free = all.first { !inUse.contains($0) && quarantined[$0] == nil }
    if let free { inUse.insert(free) }
    return free
  }

  package mutating func giveBack(_ property: Atom) { inUse.remove(property) }

  package mutating func quarantine(_ property: Atom, now: Instant) {
    inUse.remove(property)
    quarantined[property] = now + Self.quarantine
  }
}
