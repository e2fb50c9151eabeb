extension Value {
  /// What is read again where all scalars are texts.
  ///
  /// - Parameter booleans: the words for false and true.
  package func asTexts(booleans: (off: String, on: String)) -> Value {
    mapScalars { scalar in
      switch scalar {
      case .boolean(let value): .string(value ? booleans.on : booleans.off)
      case .number(let number): .string(number.literal)
      case .dateTime(let dateTime): .string(dateTime.literal)
      default: scalar
      }
    }
  }

  /// What a list of one value has in it.
  var alone: Value { if case .array(let values) = self, values.count == 1 { values[0] } else { self } }

  /// With a line break at the end of each text of several lines.
  package var withClosedLines: Value {
    mapScalars { scalar in
      guard case .string(let text) = scalar, text.utf8.contains(0x0A), text.utf8.last != 0x0A else { return scalar }
      return .string(text + "\n")
    }
  }
}
