/// What a format keeps of the syntax of a document beside its node records, so that nothing is parsed a second time to
/// be edited.
///
/// Only the format itself knows what is in it: the parser puts it into ``TreeBuilder/syntaxTree``, the editor finds it
/// in ``DocumentStorage/syntaxTree``.
protocol SyntaxTree: Sendable {}
