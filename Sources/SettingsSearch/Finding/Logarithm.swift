extension Float {
  /// The logarithm of two, near enough to weigh words by, without a library; of numbers above 0.
  var logarithm: Float { Float(exponent) + significand - 1 }
}
