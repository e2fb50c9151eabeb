import CNcurses

/// The ncurses attributes of a piece of text.
///
/// ```swift
/// let header: Attributes = [.bold, .underline]
/// ```
public struct Attributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// The attributes of these bits, which are those of ncurses.
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
///
/// ```swift
/// let warning: Color = .indexed(3)
/// let accent: Color = .rgb(0x5f, 0xaf, 0xff)
/// ```
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the 256 indexed colours; 0 to 7 are the ANSI colours, 8 to 15 their bright forms.
  case indexed(UInt8)
  /// A true colour: red, green and blue, each from 0 to 255.
  case rgb(UInt8, UInt8, UInt8)

  /// Red, green and blue, each from 0 to 255, as xterm shows them; nil for the terminal's own colour.
  public var components: (red: Int, green: Int, blue: Int)? {
    switch self {
    case .standard: nil
    case .indexed(let index): ColorReduction.components(Int(index))
    case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
    }
  }
}

/// Attributes and colours, independent of any terminal.
///
/// ```swift
/// let error = Style(attributes: .bold, foreground: .indexed(1))
/// ```
public struct Style: Hashable, Sendable {
  /// Bold, dim and the others that the text is drawn with.
  public var attributes: Attributes
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color

  /// A style; the terminal's own colours and no attributes unless given.
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
///
/// ```swift
/// let pen = terminal.pen(for: Style(attributes: .bold, foreground: .indexed(1)))
/// terminal.screen.draw("Not saved", row: 0, column: 0, pen: pen)
/// ```
public struct Pen: Hashable, Sendable {
  /// Bold, dim and the others.
  public var attributes: Attributes
  /// The number of the ncurses colour pair, which one terminal alone knows; 0 for the terminal's own colours.
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
