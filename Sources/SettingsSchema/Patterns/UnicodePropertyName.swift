/// The names of Unicode properties that ECMA-262 allows in `\p{…}`, as PCRE2 spells them.
enum UnicodePropertyName {
  /// PCRE2's name for an ECMA-262 property expression; nil when there is none.
  static func pcreName(for expression: String) -> String? {
    guard let equals = expression.firstIndex(of: "=") else {
      if let category = generalCategories[expression] ?? shortCategory(expression) { return category }
      return known(expression)
    }
    let value = String(expression[expression.index(after: equals)...])
    switch expression[..<equals] {
    case "General_Category", "gc": return generalCategories[value] ?? shortCategory(value)
    case "Script", "sc": return known(value, prefix: "sc:")
    case "Script_Extensions", "scx": return known(value, prefix: "scx:")
    default: return nil
    }
  }

  /// A name that PCRE2 knows as well.
  private static func known(_ name: String, prefix: String = "") -> String? {
    isWord(name) && Pattern.compiles("\\p{" + prefix + name + "}") ? prefix + name : nil
  }

  private static func shortCategory(_ name: String) -> String? {
    name == "LC" ? "L&" : generalCategories.values.contains(name) ? name : nil
  }

  private static func isWord(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
  }

  /// The long names and aliases of general categories (PropertyValueAliases.txt), which PCRE2 does not know.
  private static let generalCategories: [String: String] = [
    "Other": "C", "Control": "Cc", "cntrl": "Cc", "Format": "Cf", "Unassigned": "Cn", "Private_Use": "Co",
    "Surrogate": "Cs", "Letter": "L", "Cased_Letter": "L&", "Lowercase_Letter": "Ll", "Modifier_Letter": "Lm",
    "Other_Letter": "Lo", "Titlecase_Letter": "Lt", "Uppercase_Letter": "Lu", "Mark": "M", "Combining_Mark": "M",
    "Spacing_Mark": "Mc", "Enclosing_Mark": "Me", "Nonspacing_Mark": "Mn", "Number": "N", "Decimal_Number": "Nd",
    "digit": "Nd", "Letter_Number": "Nl", "Other_Number": "No", "Punctuation": "P", "punct": "P",
    "Connector_Punctuation": "Pc", "Dash_Punctuation": "Pd", "Close_Punctuation": "Pe", "Final_Punctuation": "Pf",
    "Initial_Punctuation": "Pi", "Other_Punctuation": "Po", "Open_Punctuation": "Ps", "Symbol": "S",
    "Currency_Symbol": "Sc", "Modifier_Symbol": "Sk", "Math_Symbol": "Sm", "Other_Symbol": "So", "Separator": "Z",
    "Line_Separator": "Zl", "Paragraph_Separator": "Zp", "Space_Separator": "Zs",
  ]
}
