/// The files that the pages show; written for them.
enum PageSamples {
  static let settings = """
    // Lighthouse, a made-up weather station.
    {
      "$schema": "./lighthouse.schema.json",
      "station": "Rauhe Klippe ⚓",
      "mode": "storm",
      "sendReports": true,
      "interval": 15,
      "timeoutSeconds": 90,
      "logFile": "/var/log/lighthouse.log",
      "password": "correct horse",
      "lamp": {
        "color": "#ff8800",
        "period": 4.5,
        "range": 18
      },
      "watchers": ["ada@example.org", "grace@example.org"],
      "buoys": {
        "north": { "latitude": 54.18, "longitude": 7.89, "lit": true },
        "south": { "latitude": 54.1, "longitude": 7.91, "lit": false }
      },
      "greeting": "Ahoy.\\nThe lamp is lit."
    }

    """

  static let schema = """
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Lighthouse",
      "description": "Settings of Lighthouse, a made-up weather station.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string" },
        "station": { "title": "Name of the station", "type": "string", "minLength": 3,
          "description": "The name that each report begins with." },
        "mode": { "type": "string", "enum": ["calm", "storm", "fog"], "default": "calm",
          "enumDescriptions": ["A report each hour.", "A report each quarter.", "The horn sounds too."],
          "description": "What the station does by itself. The keeper may change it at any time; the next report tells it." },
        "sendReports": { "type": "boolean", "default": true, "description": "Whether reports leave the house." },
        "interval": { "type": "integer", "minimum": 1, "maximum": 60, "multipleOf": 5, "default": 60,
          "description": "Minutes between two reports." },
        "timeoutSeconds": { "type": "integer", "minimum": 1, "default": 30 },
        "logFile": { "type": "string", "description": "Where reports are kept." },
        "password": { "type": "string", "description": "What the radio asks for." },
        "horn": { "type": "boolean", "default": false, "description": "Whether the horn sounds." },
        "motto": { "type": "string", "pattern": "^[a-z ]+$", "examples": ["semper lucet"] },
        "lamp": {
          "type": "object", "description": "The lamp.",
          "properties": {
            "color": { "type": "string", "format": "color", "default": "#ffffff" },
            "period": { "type": "number", "minimum": 0.5, "maximum": 20, "description": "Seconds between two flashes." },
            "range": { "type": "integer", "minimum": 1, "maximum": 30, "description": "How far it is seen, in sea miles." }
          }
        },
        "watchers": { "type": "array", "items": { "type": "string", "format": "email" }, "uniqueItems": true,
          "description": "Who reads the reports." },
        "buoys": {
          "type": "object", "description": "The buoys, each by its name.",
          "additionalProperties": {
            "type": "object", "required": ["latitude", "longitude"],
            "properties": {
              "latitude": { "type": "number", "minimum": -90, "maximum": 90 },
              "longitude": { "type": "number", "minimum": -180, "maximum": 180 },
              "lit": { "type": "boolean", "default": true }
            }
          }
        },
        "greeting": { "type": "string", "description": "What visitors read." }
      }
    }

    """

  /// Three values that the schema refuses.
  static let mistaken = """
    {
      "$schema": "./lighthouse.schema.json",
      "station": "x",
      "mode": "gale",
      "interval": 90
    }

    """

  static let lines = """
    # This is the server's configuration file.
    Port 2222
    #AddressFamily any
    #ListenAddress 0.0.0.0

    # Authentication:
    #LoginGraceTime 2m
    PermitRootLogin no
    #MaxAuthTries 6

    Match User git
      ForceCommand git-shell

    """

  static let unreadable = """
    {
      "station": "Rauhe Klippe",
      "mode" "storm"
    }

    """

  /// A file whose objects may have several shapes.
  static let relay = """
    {
      "$schema": "./relay.schema.json",
      "started": "2026-03-01",
      "source": { "type": "serial", "device": "/dev/ttyS0", "speed": 9600 },
      "sinks": [
        { "type": "console" },
        { "type": "file", "path": "/var/log/relay.log", "format": "text" }
      ]
    }

    """

  static let relaySchema = """
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Relay",
      "type": "object",
      "properties": {
        "$schema": { "type": "string" },
        "started": { "type": "string", "format": "date", "description": "The first day of the records." },
        "source": {
          "description": "Where readings come from.",
          "oneOf": [
            { "title": "Serial line", "description": "An instrument on a cable.", "type": "object",
              "required": ["type", "device"], "additionalProperties": false,
              "properties": { "type": { "const": "serial" }, "device": { "type": "string" },
                "speed": { "type": "integer" }, "timeout": { "type": "integer" } } },
            { "title": "Network", "description": "Another relay, which sends what it reads.", "type": "object",
              "required": ["type", "address"], "additionalProperties": false,
              "properties": { "type": { "const": "network" }, "address": { "type": "string" },
                "timeout": { "type": "integer" } } },
            { "title": "Replay", "description": "Readings of an earlier day, for tests.", "type": "object",
              "required": ["type", "day"], "additionalProperties": false,
              "properties": { "type": { "const": "replay" }, "day": { "type": "string", "format": "date" } } }
          ]
        },
        "sinks": {
          "type": "array", "description": "Where readings go.",
          "items": {
            "oneOf": [
              { "title": "Console", "type": "object", "required": ["type"],
                "properties": { "type": { "const": "console" } } },
              { "title": "File", "description": "A line for each reading.", "type": "object",
                "required": ["type", "path", "format"],
                "properties": { "type": { "const": "file" }, "path": { "type": "string", "description": "The file." },
                  "format": { "enum": ["text", "csv"] }, "rotate": { "type": "boolean" } } }
            ]
          }
        }
      }
    }

    """
}
