extension UInt8 {
  /// Whether it is an ASCII letter, a digit, `_` or `-`: what keys are made of in nearly every format, and TOML's bare
  /// keys in full.
  package var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39,
      UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether it is an ASCII letter, a digit or `_`: what names of variables are made of.
  package var isNameByte: Bool { isWordByte && self != UInt8(ascii: "-") }

  /// Whether a variable or a command may begin with it in a shell's text.
  package var beginsReference: Bool { self == UInt8(ascii: "$") || self == UInt8(ascii: "`") }
}
