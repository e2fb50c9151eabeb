// What is one import for whoever uses it is several modules, so that they compile side by side.
@_exported public import SettingsFiles
@_exported public import TOMLFormat
@_exported public import XMLFormat
@_exported public import YAMLFormat
