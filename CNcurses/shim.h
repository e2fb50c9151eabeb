// Wide-character ncurses for Swift: what the importer leaves out (macros, `stdscr`-style
// globals) comes back as static inline functions and constants.
#pragma once
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

static const attr_t settee_a_bold = A_BOLD;
static const attr_t settee_a_dim = A_DIM;
static const attr_t settee_a_italic = A_ITALIC;
static const attr_t settee_a_underline = A_UNDERLINE;
static const attr_t settee_a_reverse = A_REVERSE;
static const attr_t settee_a_color = A_COLOR;
static const attr_t settee_a_charset = A_ALTCHARSET;

enum { settee_cell_scalars = CCHARW_MAX };

// A file that lives in memory; the C library declares `memfd_create` only under _GNU_SOURCE.
static inline int settee_memory_file(void) { return (int)syscall(SYS_memfd_create, "frame", 1u /* MFD_CLOEXEC */); }
// Gives the memory of a file's beginning back; what is behind it stays where it is. `fallocate` is hidden like the above.
static inline int settee_drop_beginning(int file, long count) {
  return (int)syscall(SYS_fallocate, file, 3 /* FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE */, 0L, count);
}

static inline int settee_lines(WINDOW *window) { return getmaxy(window); }
static inline int settee_columns(WINDOW *window) { return getmaxx(window); }
static inline WINDOW *settee_stdscr(void) { return stdscr; }
static inline WINDOW *settee_newscr(void) { return newscr; }
static inline WINDOW *settee_curscr(void) { return curscr; }
static inline FILE *settee_stdin(void) { return stdin; }
static inline void settee_flush_output(void) { fflush(stdout); }
// Each line at once, as to a terminal, whatever standard output is.
static inline void settee_print_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
static inline int settee_redraw_all(void) {
  clearok(curscr, TRUE);
  return wrefresh(curscr);
}
// Moves the lines from `first` to `last` up by `distance`; the window scrolls at no other time.
static inline int settee_scroll(WINDOW *window, int first, int last, int distance) {
  scrollok(window, TRUE);
  wsetscrreg(window, first, last);
  const int result = wscrl(window, distance);
  wsetscrreg(window, 0, getmaxy(window) - 1);
  scrollok(window, FALSE);
  return result;
}
static inline int settee_wcwidth(wchar_t scalar) {
  extern int wcwidth(wchar_t);
  return wcwidth(scalar);
}
static inline int settee_colors(void) { return COLORS; }
static inline int settee_color_pairs(void) { return COLOR_PAIRS; }
// Only how characters are encoded and classed: the other categories are a file each, which nothing here asks.
static inline const char *settee_locale(const char *name) { return setlocale(LC_CTYPE, name); }
static inline const char *settee_terminfo_string(const char *name) {
  const char *string = tigetstr((char *)name);
  return string == (const char *)-1 ? NULL : string;
}
static inline int settee_terminfo_flag(const char *name) { return tigetflag((char *)name) > 0; }
static inline int settee_terminfo_number(const char *name) { return tigetnum((char *)name); }

// A terminfo string with its two parameters filled in, first and second as terminfo counts them; good until the
// next call.
static inline const char *settee_move(const char *string, int first, int second) {
  return tgoto(string, second, first);
}
static inline int settee_is_single_byte(wint_t scalar) { return wctob(scalar) != EOF; }
static inline NCURSES_PAIRS_T settee_legacy_pair(int pair) {
  return (NCURSES_PAIRS_T)(pair > 255 ? 255 : pair);
}

// A cell of one scalar; the caller vouches for its width.
static inline void settee_cell_set(cchar_t *cell, wchar_t scalar, attr_t attributes, int pair) {
  cell->attr = (attributes & ~A_COLOR) | (attr_t)COLOR_PAIR(settee_legacy_pair(pair));
  cell->chars[0] = scalar;
  cell->chars[1] = 0;
  cell->chars[2] = 0;
  cell->chars[3] = 0;
  cell->chars[4] = 0;
  cell->ext_color = pair;
}

// `count` ASCII bytes as cells; the loop of every ordinary title, kept where it compiles best.
static inline void settee_cells_set_ascii(
    cchar_t *cells, const unsigned char *bytes, int count, attr_t attributes, int pair) {
  cchar_t cell;
  settee_cell_set(&cell, ' ', attributes, pair);
  for (int i = 0; i < count; i++) {
    cells[i] = cell;
    cells[i].chars[0] = bytes[i];
  }
}

// Whether a wide character stands across the left edge of this cell.
static inline int settee_splits(WINDOW *window, int row, int column) {
  cchar_t cell;
  return mvwin_wch(window, row, column, &cell) == OK && (cell.attr & A_CHARTEXT) > 1;
}

// Draws ASCII without asking for the width of each byte; 0 where that would split a wide character.
static inline int settee_draw_ascii(
    WINDOW *window, int row, int column, const unsigned char *bytes, int count, chtype *cells, attr_t attributes,
    int pair) {
  if (column + count < getmaxx(window) && settee_splits(window, row, column + count)) return 0;
  if (settee_splits(window, row, column)) return 0;
  chtype look = (chtype)(attributes & A_ATTRIBUTES & ~A_COLOR) | (chtype)COLOR_PAIR(pair);
  for (int i = 0; i < count; i++) cells[i] = look | bytes[i];
  return mvwaddchnstr(window, row, column, cells, count) != ERR;
}

// A further scalar of the same grapheme cluster, at `index` 1 to 4.
static inline void settee_cell_append(cchar_t *cell, int index, wchar_t scalar) {
  if (index > 0 && index < CCHARW_MAX) cell->chars[index] = scalar;
}

static inline wchar_t settee_cell_scalar(const cchar_t *cell, int index) {
  return index >= 0 && index < CCHARW_MAX ? cell->chars[index] : 0;
}
static inline attr_t settee_cell_attributes(const cchar_t *cell) { return cell->attr & A_ATTRIBUTES & ~A_COLOR; }
static inline int settee_cell_pair(const cchar_t *cell) { return cell->ext_color; }

// Whether this cell is the second column of a wide character: ncurses keeps a column's place in
// the low byte of the attributes (1 the first, 2 the second).
static inline int settee_cell_continues(const cchar_t *cell) { return (cell->attr & A_CHARTEXT) > 1; }
