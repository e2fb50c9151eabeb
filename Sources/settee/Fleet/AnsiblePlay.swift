import SettingsDocuments

/// A play with one task, as a playbook.
///
/// What comes from hosts and from people is marked as unsafe, so that Ansible makes nothing of the braces in it.
struct AnsiblePlay {
  let text: String

  /// Has hosts read settings.
  init(reading files: [String], on hosts: [String]) {
    text = Self.play(
      hosts,
      """
          - settee.settings.facts:
              files: [\(files.map(Self.unsafe).joined(separator: ", "))]
              effective: true
      """)
  }

  /// Has hosts change settings: a play for all hosts where the same changes.
  ///
  /// - Parameter isEffective: whether a value is written where it counts, and not in the very file.
  init(changing groups: [(changes: [FleetChange], hosts: [String])], isEffective: Bool) {
    text = groups.map { changes, hosts in
      let files = Set(changes.map(\.key.file)).sorted().map { file in
        let settings = changes.filter { $0.key.file == file }.map(Self.setting).joined(separator: ", ")
        return "          - path: \(Self.unsafe(file))\n            settings: [\(settings)]\n"
      }
      return Self.play(
        hosts,
        """
            - settee.settings.setting:
                effective: \(isEffective)
                files:
        \(files.joined().dropLast())
        """)
    }.joined()
  }

  private static func setting(_ change: FleetChange) -> String {
    let content = change.value.map { "value: \(yaml($0))" } ?? "state: default"
    return "{path: \(unsafe(change.key.setting)), \(content)}"
  }

  /// Has hosts put into force what was written there: a play for all hosts that have the same files.
  ///
  /// - Parameter isConfirmed: whether the change goes back on a host that Ansible cannot reach again. One host is done
  ///   first, then twenty at a time, so that each is reached before its two minutes are over. The first failure ends the play.
  init(applying groups: [(files: [String], hosts: [String])], isConfirmed: Bool) {
    let plays = groups.map { files, hosts in
      let task = """
            - settee.settings.apply:
                files: [\(files.map(Self.unsafe).joined(separator: ", "))]
        """
      if !isConfirmed { return Self.play(hosts, task) }
      return Self.play(
        hosts,
        """
        \(task)
                confirm: 2m
            - meta: reset_connection
        \(task)
                state: confirmed
        """, order: "  serial: [1, 20]\n  max_fail_percentage: 0\n")
    }
    text = plays.joined()
  }

  private static func play(_ hosts: [String], _ task: String, order: String = "") -> String {
    """
    - hosts: [\(hosts.map(unsafe).joined(separator: ", "))]
      gather_facts: false
      become: true
    \(order)  tasks:
    \(task)

    """
  }

  private static func yaml(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .boolean(let isOn): isOn ? "true" : "false"
    case .array(let values): "[\(values.map(yaml).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(quoted($0.key)): \(yaml($0.value))" }.joined(separator: ", "))}"
    case .string(let text): unsafe(text)
    case .dateTime(let date): unsafe(date.literal)
    case .number: unsafe(value.json)
    }
  }

  private static func unsafe(_ text: String) -> String { "!unsafe \(quoted(text))" }

  /// In double quotes, with an escape for all that is not plain.
  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, scalar in
      if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
      } else if 0x20..<0x7F ~= scalar.value {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\U" + String(scalar.value, radix: 16, digits: 8)
      }
    } + "\""
  }
}
