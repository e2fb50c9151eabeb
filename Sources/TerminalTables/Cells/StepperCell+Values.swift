extension StepperCell {
  /// Gives the stepper a whole number, and what takes the number that the user stepped to or typed.
  ///
  /// The row shows another number by itself; nothing needs to be made again.
  ///
  /// - Parameters:
  ///   - value: the present number.
  ///   - range: what the number may be; anything unless given.
  ///   - step: how far Left and Right go.
  ///   - unit: what is counted, shown behind the number; empty for none.
  ///   - onChange: takes the new number; it is in the range.
  public func setValue<Value: FixedWidthInteger>(
    _ value: Value, in range: ClosedRange<Value> = Value.min...Value.max, step: Value = 1, unit: String = "",
    onChange: @escaping (Value) -> Void
  ) {
    let numbers = NumberRange(
      low: range.lowerBound == .min ? nil : "\(range.lowerBound)",
      high: range.upperBound == .max ? nil : "\(range.upperBound)", noun: .wholeNumber, unit: unit)
    show(value, "\(value)", numbers) { direction in
      let (next, overflows) =
        direction > 0 ? value.addingReportingOverflow(step) : value.subtractingReportingOverflow(step)
      let end = direction > 0 ? range.upperBound : range.lowerBound
      return overflows ? end : min(max(next, range.lowerBound), range.upperBound)
    } parse: { text in
      Value(text).flatMap { range.contains($0) ? $0 : nil }
    } change: { [weak self] value in
      self?.setValue(value, in: range, step: step, unit: unit, onChange: onChange)
      onChange(value)
    }
  }

  /// Gives the stepper a whole number that has a least and no most.
  public func setValue<Value: FixedWidthInteger>(
    _ value: Value, in range: PartialRangeFrom<Value>, step: Value = 1, unit: String = "",
    onChange: @escaping (Value) -> Void
  ) {
    setValue(value, in: range.lowerBound...Value.max, step: step, unit: unit, onChange: onChange)
  }

  /// Gives the stepper a number with decimals, as many as the step or the number itself has.
  public func setValue<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Value, in range: ClosedRange<Value> = -Value.infinity...Value.infinity, step: Value = 1, unit: String = "",
    onChange: @escaping (Value) -> Void
  ) {
    let decimals = max(Decimals.count(in: value), Decimals.count(in: step))
    let numbers = NumberRange(
      low: range.lowerBound.isFinite ? Decimals.text(range.lowerBound) : nil,
      high: range.upperBound.isFinite ? Decimals.text(range.upperBound) : nil, noun: .number, unit: unit)
    show(value, Decimals.text(value, decimals: decimals), numbers) { direction in
      let next = Decimals.rounded(value + (direction > 0 ? step : -step), to: decimals)
      return min(max(next, range.lowerBound), range.upperBound)
    } parse: { text in
      Value(text).flatMap { $0.isFinite && range.contains($0) ? $0 : nil }
    } change: { [weak self] value in
      self?.setValue(value, in: range, step: step, unit: unit, onChange: onChange)
      onChange(value)
    }
  }

  /// Shows a number as it is written, of which it is known what it may be.
  private func show<Value: Equatable>(
    _ present: Value, _ text: String, _ numbers: NumberRange, next: @escaping (Int) -> Value,
    parse: @escaping (String) -> Value?, change: @escaping (Value) -> Void
  ) {
    setNumber(text)
    if !numbers.unit.isEmpty { fieldLabel.text += " " + numbers.unit }
    func changeIfOther(_ value: Value) { if value != present { change(value) } }
    func read(_ text: String) throws(TextProblem) -> Value {
      guard let value = parse(numbers.withoutUnit(text)) else { throw numbers.problem }
      return value
    }
    onStep = { changeIfOther(next($0)) }
    onValidate = { text throws(TextProblem) in _ = try read(text) }
    onCommit = { text throws(TextProblem) in changeIfOther(try read(text)) }
  }
}
