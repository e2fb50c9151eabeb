extension UInt8 {
  /// Whether it is an ASCII letter, a digit, `_` or `-`: what keys are made of in nearly every format, and TOML's bare
  /// keys in full.
  @inlinable
  package var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x30...0x39,
      UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether it is an ASCII letter, a digit or `_`: what names of variables are made of.
  @inlinable
  package var isNameByte: Bool { isWordByte && self != UInt8(ascii: "-") }

  @inlinable
  package var isASCIILetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  @inlinable
  package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  @inlinable
  package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// The small letter of a capital of ASCII, else the byte itself.
  @inlinable
  package var inSmallLetter: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }

  /// The value of the byte as a hexadecimal digit; nil when it is none.
  package var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether a variable or a command may begin with it in a shell's text.
  package var beginsReference: Bool { self == UInt8(ascii: "$") || self == UInt8(ascii: "`") }
}
