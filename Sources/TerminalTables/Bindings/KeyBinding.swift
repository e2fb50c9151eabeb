import Curses

/// One value that carries its keys, its help and its action, so that what the help says is what the keys do.
///
/// ```swift
/// KeyBinding("save", keys: [.character("s")], help: "save") { document.save() }
/// ```
@MainActor
public struct KeyBinding {
  /// The name by which a key map changes its keys.
  public let name: String
  public var keys: [Key]
  /// What it does, in a word or two.
  public let help: String
  /// A whole sentence for the help screen.
  public let explanation: String
  /// Why it does nothing now; nil where it works.
  public var disabledReason: String?
  /// Whether the line at the foot of the screen has it; the help screen has all.
  public var isInFooter: Bool
  public let action: () -> Void

  public init(
    _ name: String, keys: [Key], help: String, explanation: String = "", disabledReason: String? = nil,
    isInFooter: Bool = true, action: @escaping () -> Void
  ) {
    self.name = name
    self.keys = keys
    self.help = help
    self.explanation = explanation.isEmpty ? help : explanation
    self.disabledReason = disabledReason
    self.isInFooter = isInFooter
    self.action = action
  }

  /// The bindings with only the keys that reach them: a key belongs to the first binding that has it.
  static func withoutShadowed(_ bindings: [KeyBinding]) -> [KeyBinding] {
    var taken: Set<Key> = []
    return bindings.compactMap { binding in
      var binding = binding
      binding.keys = binding.keys.filter { taken.insert($0).inserted }
      return binding.keys.isEmpty ? nil : binding
    }
  }

  /// The keys as the help shows them.
  public var keyNames: String {
    keys.map(\.name).joined(separator: " ")
  }
}
