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
}
