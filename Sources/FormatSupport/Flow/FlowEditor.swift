/// Changes what is between brackets with commas: JSON's objects and arrays, TOML's inline tables and arrays,
/// YAML's flow collections. How an item is spelled comes from the format.
package struct FlowEditor {
  let text: [UInt8]
  let style: FlowStyle
  let comments: FlowComments

  package init(text: [UInt8], style: FlowStyle, comments: FlowComments) {
    self.text = text
    self.style = style
    self.comments = comments
  }

  /// Spells an item for the place where it goes.
  typealias Render = (FlowLayout) throws(EditError) -> String
}

/// How items are laid out, for new ones to look like the old.
package struct FlowStyle {
  package var lineBreak = "\n"
  /// One step of indentation.
  package var indentation = "  "
  /// What is between items on one line.
  package var separator = ", "
  /// What is between a key and its value.
  package var colon = ": "
  /// What is inside the braces of an object on one line.
  package var padding = ""
  /// Whether containers are spread over lines.
  package var isMultiline = true
  /// Whether arrays of scalars are on one line all the same.
  package var hasInlineArrays = false
  /// Whether objects are.
  var hasInlineObjects = false

  package init(
    lineBreak: String = "\n", indentation: String = "  ", colon: String = ": ", padding: String = "",
    isMultiline: Bool = true, hasInlineObjects: Bool = false
  ) {
    self.lineBreak = lineBreak
    self.indentation = indentation
    self.colon = colon
    self.padding = padding
    self.isMultiline = isMultiline
    self.hasInlineObjects = hasInlineObjects
  }
}

/// How comments are marked between the brackets.
package enum FlowComments {
  /// `// …` and `/* … */`.
  case slashes
  /// `# …`.
  case hash
}

/// Where a value goes.
package enum FlowLayout {
  /// Containers spread over lines, the first of which has this indentation.
  case lines(indentation: String)
  case oneLine
}
