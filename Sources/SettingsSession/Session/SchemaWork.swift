/// How often the schema was asked. It grows with the settings that are looked at, however large the schema is.
struct SchemaWork: Equatable {
  /// Descriptions of a setting.
  var descriptions = 0
  /// Outlines of a setting.
  var outlines = 0
  /// Lists of the settings of an object.
  var propertyLists = 0
}
