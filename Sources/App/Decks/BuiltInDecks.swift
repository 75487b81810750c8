extension Category {
  /// The number of pairs in each built-in deck of tunes, known without reading it.
  package static let count = 60

  /// The deck that comes with the program. Each is read once, on first use.
  package var deck: Deck {
    switch self {
    case .pop: Self.popDeck
    case .electronic: Self.electronicDeck
    case .rock: Self.rockDeck
    case .metal: Self.metalDeck
    case .rap: Self.rapDeck
    }
  }

  private static let popDeck = pop.read(PackageResources.pop_tsv)
  private static let electronicDeck = electronic.read(PackageResources.electronic_tsv)
  private static let rockDeck = rock.read(PackageResources.rock_tsv)
  private static let metalDeck = metal.read(PackageResources.metal_tsv)
  private static let rapDeck = rap.read(PackageResources.rap_tsv)

  private func read(_ file: [UInt8]) -> Deck {
    do {
      return try Deck(.builtIn(self), file: file)
    } catch {
      fatalError("The built-in deck '\(title)' is no deck: \(error).")
    }
  }
}
