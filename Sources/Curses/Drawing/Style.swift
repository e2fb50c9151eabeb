import CNcurses

/// The ncurses attributes of a piece of text.
///
/// ```swift
/// let header: Attributes = [.bold, .underline]
/// ```
public struct Attributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// `A_BOLD`.
  public static let bold = Attributes(rawValue: settee_a_bold)
  /// `A_DIM`.
  public static let dim = Attributes(rawValue: settee_a_dim)
  /// `A_ITALIC`.
  public static let italic = Attributes(rawValue: settee_a_italic)
  /// `A_UNDERLINE`.
  public static let underline = Attributes(rawValue: settee_a_underline)
  /// `A_REVERSE`.
  public static let reverse = Attributes(rawValue: settee_a_reverse)
}

/// A colour as a theme names it; what the terminal lacks is taken to its nearest neighbour.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the 256 indexed colours; 0 to 7 are the ANSI colours, 8 to 15 their bright forms.
  case indexed(UInt8)
  /// A true colour.
  case rgb(UInt8, UInt8, UInt8)
}

/// Attributes and colours, independent of any terminal.
///
/// ```swift
/// let error = Style(attributes: .bold, foreground: .indexed(1))
/// ```
public struct Style: Hashable, Sendable {
  public var attributes: Attributes
  public var foreground: Color
  public var background: Color

  public init(attributes: Attributes = [], foreground: Color = .standard, background: Color = .standard) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// The terminal's ordinary text.
  public static let plain = Style()
}

/// A style as one terminal draws it: attributes and an ncurses colour pair.
///
/// A pen is made by ``Terminal/pen(for:)`` and is worth keeping: making one may allocate a colour pair, using
/// one costs nothing.
public struct Pen: Hashable, Sendable {
  public var attributes: Attributes
  public var pair: Int32

  /// A pen without colour.
  public init(_ attributes: Attributes = [], pair: Int32 = 0) {
    self.attributes = attributes
    self.pair = pair
  }

  /// The terminal's ordinary text.
  public static let plain = Pen()

  /// This pen with `other`'s attributes added, and its colours where it has any.
  public func adding(_ other: Pen) -> Pen {
    Pen(attributes.union(other.attributes), pair: other.pair == 0 ? pair : other.pair)
  }
}
