/// Changes what is between brackets with commas: JSON's objects and arrays, TOML's inline tables and arrays,
/// YAML's flow collections. How an item is spelled comes from the format.
struct FlowEditor {
  let text: [UInt8]
  let style: FlowStyle
  let comments: FlowComments

  /// Spells an item for the place where it goes.
  typealias Render = (FlowLayout) throws(EditError) -> String
}

/// How items are laid out, for new ones to look like the old.
struct FlowStyle {
  var lineBreak = "\n"
  /// One step of indentation.
  var indentation = "  "
  /// What is between items on one line.
  var separator = ", "
  /// What is between a key and its value.
  var colon = ": "
  /// What is inside the braces of an object on one line.
  var padding = ""
  /// Whether containers are spread over lines.
  var isMultiline = true
  /// Whether arrays of scalars are on one line all the same.
  var hasInlineArrays = false
  /// Whether objects are.
  var hasInlineObjects = false
}

/// How comments are marked between the brackets.
enum FlowComments {
  /// `// …` and `/* … */`.
  case slashes
  /// `# …`.
  case hash
}

/// Where a value goes.
enum FlowLayout {
  /// Containers spread over lines, the first of which has this indentation.
  case lines(indentation: String)
  case oneLine
}
