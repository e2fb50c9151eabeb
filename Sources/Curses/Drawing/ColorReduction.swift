/// Takes a colour to its nearest neighbour among fewer.
enum ColorReduction {
  /// The red, green and blue of the 16 ANSI colours, as xterm shows them.
  private static let ansi: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  /// The levels of xterm's 6×6×6 colour cube (colours 16 to 231).
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// What ncurses calls a colour on a terminal of so many colours; -1 for the terminal's own.
  ///
  /// On a terminal of direct colours the number is red, green and blue, a byte each, but for the first eight numbers,
  /// which are the ANSI colours there too.
  static func index(of color: Color, colors: Int) -> Int32 {
    switch color {
    case .standard: -1
    case .indexed(let index) where colors <= 256 || index < 8: Int32(reduce(index, to: colors))
    case .indexed(let index): direct(components(Int(index)))
    case .rgb(let red, let green, let blue) where colors > 256: direct((Int(red), Int(green), Int(blue)))
    case .rgb(let red, let green, let blue): Int32(reduce(nearest256(red, green, blue), to: colors))
    }
  }

  /// The colour that ncurses knows by a number.
  static func color(ofIndex index: Int32) -> Color {
    if index < 0 { return .standard }
    if let index = UInt8(exactly: index) { return .indexed(index) }
    return .rgb(UInt8(index >> 16 & 0xFF), UInt8(index >> 8 & 0xFF), UInt8(index & 0xFF))
  }

  private static func direct(_ color: (Int, Int, Int)) -> Int32 {
    Int32(max(8, color.0 << 16 | color.1 << 8 | color.2))
  }

  /// The nearest of xterm's 256 colours, cube and grey ramp compared.
  static func nearest256(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let wanted = (Int(red), Int(green), Int(blue))
    let cube = [wanted.0, wanted.1, wanted.2].map(nearestLevel)
    let cubeColor = (levels[cube[0]], levels[cube[1]], levels[cube[2]])
    let grey = min(23, max(0, ((wanted.0 + wanted.1 + wanted.2) / 3 - 3) / 10))
    let greyColor = (8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey)
    return distance(wanted, greyColor) < distance(wanted, cubeColor)
      ? UInt8(232 + grey) : UInt8(16 + 36 * cube[0] + 6 * cube[1] + cube[2])
  }

  /// `index` itself where the terminal has xterm's 256, else the nearest of its first 16 or 8: between them, terminals
  /// of 88 colours have others of their own.
  static func reduce(_ index: UInt8, to colors: Int) -> Int {
    let index = Int(index)
    if index < min(colors, 16) || colors >= 256 { return index }
    if index < 16 { return index - 8 }
    let wanted = components(index)
    let choices = 0..<(colors >= 16 ? 16 : 8)
    return choices.min { distance(ansi[$0], wanted) < distance(ansi[$1], wanted) } ?? 7
  }

  /// The red, green and blue of one of xterm's 256 colours.
  static func components(_ index: Int) -> (Int, Int, Int) {
    if index < 16 { return ansi[index] }
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
    let cube = index - 16
    return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  private static func nearestLevel(_ value: Int) -> Int {
    levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
  }

  private static func distance(_ one: (Int, Int, Int), _ other: (Int, Int, Int)) -> Int {
    let (red, green, blue) = (one.0 - other.0, one.1 - other.1, one.2 - other.2)
    return red * red + green * green + blue * blue
  }
}
