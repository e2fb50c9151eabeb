"""What a terminal shows: enough of xterm-256color to read back what ncurses and Settee draw."""

import re
import unicodedata

# One unit of output: a control sequence, a string for the terminal itself, an escape, a control character, or text.
UNIT = re.compile(
    r"\x1b\[(?P<parameters>[0-?]*)(?P<between>[ -/]*)(?P<final>[@-~])"
    r"|\x1b[\]PX^_](?P<string>.*?)(?:\x07|\x1b\\)"
    r"|\x1b(?P<escape>[ -/]*[0-OQ-WYZ\\`-~])"
    r"|(?P<control>[\x00-\x1a\x1c-\x1f\x7f])"
    r"|(?P<text>[^\x00-\x1f\x7f]+)",
    re.DOTALL,
)
# The beginning of a unit whose rest has not arrived yet.
UNFINISHED = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|[\]PX^_].*|[ -/]*)?\Z", re.DOTALL)

BLANK = (" ", False)
LINE_DRAWING = str.maketrans("`afgjklmnopqrstuvwxyz{|}~", "◆▒°±┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·")


def width(character):
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class Screen:
    """A grid of cells, each a character and whether it is reversed."""

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.unfinished = ""
        self.incomplete_bytes = b""
        self.replies = []
        self.unknown = set()
        self.private_modes = set()
        self.reset()

    def reset(self):
        self.cells = [[BLANK] * self.columns for _ in range(self.rows)]
        self.row = self.column = 0
        self.wraps_next = False
        self.reversed = False
        self.draws_lines = False
        self.saved = (0, 0)
        self.top, self.bottom = 0, self.rows - 1
        self.last_character = " "

    # What is shown

    def lines(self):
        return ["".join(character for character, _ in row).rstrip() for row in self.cells]

    def reversed_lines(self):
        return [number for number, row in enumerate(self.cells) if any(is_reversed for _, is_reversed in row)]

    def is_blank(self):
        return all(cell == BLANK for row in self.cells for cell in row)

    def has_application_arrows(self):
        return "1" in self.private_modes

    # What arrives

    def feed(self, data):
        data = self.incomplete_bytes + data
        whole = len(data)
        while whole > max(0, len(data) - 4) and is_cut_after(data[:whole]):
            whole -= 1
        self.incomplete_bytes = data[whole:]
        text = self.unfinished + data[:whole].decode("utf-8", "replace")
        self.unfinished = ""
        position = 0
        while position < len(text):
            unit = UNIT.match(text, position)
            if unit is not None:
                self.obey(unit)
                position = unit.end()
            elif UNFINISHED.match(text, position):
                self.unfinished = text[position:]
                return
            else:
                position += 1

    def obey(self, unit):
        kind = unit.lastgroup
        if kind == "text":
            for character in unit["text"]:
                self.put(character)
        elif kind == "control":
            self.control(unit["control"])
        elif kind == "final":
            self.sequence(unit["parameters"], unit["between"], unit["final"])
        elif kind == "escape":
            self.escape(unit["escape"])

    def put(self, character):
        if self.draws_lines:
            character = character.translate(LINE_DRAWING)
        cells = width(character)
        if cells == 0:
            self.combine(character)
            return
        if self.wraps_next or self.column + cells > self.columns:
            self.column = 0
            self.line_feed()
        self.wraps_next = False
        row = self.cells[self.row]
        row[self.column] = (character, self.reversed)
        if cells == 2:
            row[self.column + 1] = ("", self.reversed)
        self.last_character = character
        self.column += cells
        if self.column >= self.columns:
            self.column = self.columns - 1
            self.wraps_next = True

    def combine(self, mark):
        column = self.column if self.wraps_next else self.column - 1
        if column > 0 and self.cells[self.row][column][0] == "":
            column -= 1
        if column >= 0:
            character, is_reversed = self.cells[self.row][column]
            self.cells[self.row][column] = (character + mark, is_reversed)

    def control(self, control):
        if control == "\b":
            self.move(self.row, self.column - 1)
        elif control == "\t":
            self.move(self.row, (self.column // 8 + 1) * 8)
        elif control in "\n\v\f":
            self.line_feed()
        elif control == "\r":
            self.move(self.row, 0)
        elif control in "\x0e\x0f":
            self.draws_lines = control == "\x0e"

    def escape(self, escape):
        if escape == "7":
            self.saved = (self.row, self.column)
        elif escape == "8":
            self.move(*self.saved)
        elif escape == "D":
            self.line_feed()
        elif escape == "E":
            self.move(self.row, 0)
            self.line_feed()
        elif escape == "M":
            self.reverse_line_feed()
        elif escape == "c":
            self.reset()
        elif escape in ("(0", "(B"):
            self.draws_lines = escape == "(0"
        elif escape not in ("=", ">", ")B", ")0", "\\"):
            self.unknown.add("ESC " + escape)

    def sequence(self, parameters, between, final):
        if parameters[:1] in ("?", ">", "=", "<") or between:
            self.private_sequence(parameters, final)
            return
        numbers = [int(number) if number.isdigit() else 0 for number in re.split("[;:]", parameters)]
        first = numbers[0]
        count = max(1, first)
        second = numbers[1] if len(numbers) > 1 else 0
        if final in "Hf":
            self.move(count - 1, max(1, second) - 1)
        elif final == "A":
            self.move(self.row - count, self.column)
        elif final in "Be":
            self.move(self.row + count, self.column)
        elif final in "Ca":
            self.move(self.row, self.column + count)
        elif final == "D":
            self.move(self.row, self.column - count)
        elif final in "G`":
            self.move(self.row, count - 1)
        elif final == "d":
            self.move(count - 1, self.column)
        elif final == "I":
            self.move(self.row, (self.column // 8 + count) * 8)
        elif final == "Z":
            self.move(self.row, max(0, (self.column + 7) // 8 - count) * 8)
        elif final == "J":
            self.erase_display(first)
        elif final == "K":
            self.erase_line(first)
        elif final == "X":
            self.blank(self.row, self.column, self.column + count)
        elif final == "P":
            self.edit_line(self.cells[self.row][self.column + count:])
        elif final == "@":
            self.edit_line([BLANK] * count + self.cells[self.row][self.column:])
        elif final == "L":
            self.scroll(self.row, self.bottom, -count)
        elif final == "M":
            self.scroll(self.row, self.bottom, count)
        elif final == "S":
            self.scroll(self.top, self.bottom, count)
        elif final == "T":
            self.scroll(self.top, self.bottom, -count)
        elif final == "b":
            for _ in range(count):
                self.put(self.last_character)
        elif final == "r":
            self.top, self.bottom = count - 1, (second or self.rows) - 1
            self.move(0, 0)
        elif final == "m":
            self.attributes(numbers)
        elif final == "n" and first == 6:
            self.replies.append(f"\x1b[{self.row + 1};{self.column + 1}R")
        elif final == "c":
            self.replies.append("\x1b[?62;22c")
        elif final not in "hlnt":
            self.unknown.add(f"CSI {parameters}{final}")

    def private_sequence(self, parameters, final):
        if parameters.startswith("?") and final in "hl":
            modes = set(parameters[1:].split(";"))
            self.private_modes = self.private_modes | modes if final == "h" else self.private_modes - modes
            if "1049" in modes and final == "h":
                self.erase_display(2)

    def attributes(self, numbers):
        colours = 0
        for number in numbers:
            if colours:
                colours = {5: 1, 2: 3}.get(number, 0) if colours < 0 else colours - 1
            elif number in (38, 48):
                colours = -1
            elif number in (0, 27):
                self.reversed = False
            elif number == 7:
                self.reversed = True

    # How the grid changes

    def move(self, row, column):
        self.row = min(max(row, 0), self.rows - 1)
        self.column = min(max(column, 0), self.columns - 1)
        self.wraps_next = False

    def line_feed(self):
        self.wraps_next = False
        if self.row == self.bottom:
            self.scroll(self.top, self.bottom, 1)
        else:
            self.row = min(self.row + 1, self.rows - 1)

    def reverse_line_feed(self):
        if self.row == self.top:
            self.scroll(self.top, self.bottom, -1)
        else:
            self.row = max(self.row - 1, 0)

    def scroll(self, top, bottom, count):
        """Moves the lines from top to bottom up by count, or down where it is negative."""
        height = bottom - top + 1
        kept = self.cells[top:bottom + 1]
        blanks = [[BLANK] * self.columns for _ in range(min(abs(count), height))]
        moved = kept[count:] + blanks if count > 0 else blanks + kept[:max(0, height + count)]
        self.cells[top:bottom + 1] = moved[:height]

    def edit_line(self, rest):
        line = self.cells[self.row][:self.column] + rest
        self.cells[self.row] = (line + [BLANK] * self.columns)[:self.columns]

    def blank(self, row, start, end):
        for column in range(start, min(end, self.columns)):
            self.cells[row][column] = BLANK

    def erase_line(self, part):
        start = self.column if part == 0 else 0
        end = self.column + 1 if part == 1 else self.columns
        self.blank(self.row, start, end)

    def erase_display(self, part):
        if part < 2:
            self.erase_line(part)
        rows = {0: range(self.row + 1, self.rows), 1: range(self.row)}.get(part, range(self.rows))
        for row in rows:
            self.blank(row, 0, self.columns)


def is_cut_after(data):
    """True when data ends inside a UTF-8 sequence."""
    try:
        data.decode("utf-8")
        return False
    except UnicodeDecodeError as error:
        return error.reason == "unexpected end of data"
