// Changes one line of a YAML file with comments, and prints the difference: nothing else moves.

import SettingsDocuments

let compose = """
  # The worker and what it needs.
  x-limits: &limits
    memory: 256m      # enough for one job

  services:
    worker:
      <<: *limits
      image: "registry.example/worker:7"   # pinned; see RELEASING
      command: ['run', '--quiet']
      # retries: 3

  """

/// The text with another image for the worker.
func withImage(_ image: String, in text: String) throws -> String {
  let document = try Document(parsing: Array(text.utf8), as: .yaml)
  let edited = try document.applying(.set(["services", "worker", "image"], .string(image))).document
  return String(decoding: edited.text, as: UTF8.self)
}

let changed = try withImage("registry.example/worker:8", in: compose)
let difference = UnifiedDiff(Array(compose.utf8), Array(changed.utf8))
print(difference.text(oldName: "compose.yaml", newName: "compose.yaml, changed"), terminator: "")
