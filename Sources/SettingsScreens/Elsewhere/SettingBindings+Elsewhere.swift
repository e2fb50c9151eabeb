import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// The keys for a setting that other files set too: to go there, and to write it where it counts.
extension SettingBindings {
  var elsewhere: [KeyBinding] {
    guard let path = focusedPath, let others = screen.host.otherFiles, let elsewhere = others.elsewhere(path) else {
      return []
    }
    return [going(to: elsewhere, others), writing(path, elsewhere, others)].compactMap { $0 }
  }

  private func going(to elsewhere: SettingElsewhere, _ others: OtherFiles) -> KeyBinding {
    let name = FilePath.name(of: elsewhere.places[0].file)
    let isCounting = [.overruled, .notHere].contains(elsewhere.relation)
    var binding = KeyBinding(
      "elsewhere", keys: [.character("o")], help: "other file",
      explanation: "Opens \(name), which sets it too\(isCounting ? " and counts" : "")"
    ) {
      others.go(to: elsewhere.places[0], in: navigator)
    }
    binding.footerPriority = 2
    return binding
  }

  private func writing(_ path: Path, _ elsewhere: SettingElsewhere, _ others: OtherFiles) -> KeyBinding? {
    guard elsewhere.relation == .overruled, let node = model.node(at: path), node.kind.isScalar else { return nil }
    var binding = KeyBinding(
      "writeElsewhere", keys: [.character("w")], help: "write there",
      explanation: "Writes the value in a file in which it counts"
    ) {
      ask(where: others.offers(path, node.value), path, node.value, others)
    }
    binding.footerPriority = 2
    return binding
  }

  private func ask(where offers: WinningPlaces, _ path: Path, _ value: Value, _ others: OtherFiles) {
    let refusals = offers.refusals.joined(separator: " ")
    guard !offers.places.isEmpty else {
      let reason = refusals.isEmpty ? "it would count in no file that is the custom of its program" : refusals
      return navigator.show(message: reason, isError: true)
    }
    let choices = offers.places.map { offer in
      DialogChoice(
        FilePath.name(of: offer.file) + (offer.isNew ? ", a new file" : ""), value: offer,
        help: "In \(FilePath.folder(of: offer.file)); unsaved until you save it there")
    }
    let isSecret = model.isSecret(path)
    let words = isSecret ? SecretMask(model).line(for: value, at: path) : ValueText.shown(value)
    navigator.choose("Write \(path) = \(words) where it counts", text: refusals, from: choices) { offer in
      if let offer { write(path, value, offer, others) }
    }
  }

  private func write(_ path: Path, _ value: Value, _ offer: WinningPlace, _ others: OtherFiles) {
    navigator.attempt { () throws(InclusionError) in
      navigator.push(try others.write(offer, value))
      navigator.show(message: "\(path) is written in \(FilePath.name(of: offer.file)), unsaved: s saves it there")
    }
  }
}
