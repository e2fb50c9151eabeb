// The list that a C programmer writes with ncurses in an afternoon: what ncurses itself costs.
//
//     c-list [ROWS]
//
// Rows of text under a reversed cursor, a status line, arrows and paging; q leaves. No pool, no sections, no widths:
// every frame is erased, drawn again and left to ncurses to compare.

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>

struct list {
  long rows;
  long cursor;  // the row under the cursor
  long first;   // the row at the top of the screen
};

static long clamp(long value, long highest) {
  if (value > highest) value = highest;
  return value < 0 ? 0 : value;
}

static long visible_rows(void) { return LINES - 1; }

static void draw_row(long row, int line, int is_focused) {
  char text[128];
  const long number = row + 1;
  snprintf(text, sizeof text, "Setting %06ld %s value %ld", number, "........................................",
           number * 7919 % 1000);
  if (!is_focused) {
    mvaddstr(line, 0, text);
    return;
  }
  char whole_line[1024];
  const int width = COLS < (int)sizeof whole_line ? COLS : (int)sizeof whole_line - 1;
  snprintf(whole_line, (size_t)width + 1, "%-*s", width, text);
  attron(A_REVERSE);
  mvaddstr(line, 0, whole_line);
  attroff(A_REVERSE);
}

static void draw(struct list *list) {
  const long visible = visible_rows();
  if (list->first > list->cursor) list->first = list->cursor;
  if (list->first <= list->cursor - visible) list->first = list->cursor - visible + 1;

  erase();
  for (int line = 0; line < visible && list->first + line < list->rows; line++) {
    const long row = list->first + line;
    draw_row(row, line, row == list->cursor);
  }
  mvprintw(LINES - 1, 0, "%ld/%ld", list->cursor + 1, list->rows);
  refresh();
}

static void move_cursor(struct list *list, int key) {
  const long last = list->rows - 1, page = visible_rows();
  switch (key) {
    case KEY_DOWN: list->cursor = clamp(list->cursor + 1, last); break;
    case KEY_UP: list->cursor = clamp(list->cursor - 1, last); break;
    case KEY_HOME: list->cursor = 0; break;
    case KEY_END: list->cursor = last; break;
    case KEY_NPAGE:
      list->cursor = clamp(list->cursor + page, last);
      list->first = clamp(list->first + page, list->rows - page);
      break;
    case KEY_PPAGE:
      list->cursor = clamp(list->cursor - page, last);
      list->first = clamp(list->first - page, list->rows - page);
      break;
  }
}

int main(int count, char **words) {
  struct list list = {.rows = count > 1 ? strtol(words[1], NULL, 10) : 1000};
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  set_escdelay(25);

  int key = 0;
  do {
    move_cursor(&list, key);
    draw(&list);
  } while ((key = getch()) != 'q');
  endwin();
}
