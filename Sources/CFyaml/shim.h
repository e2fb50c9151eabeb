// libfyaml's events as plain numbers: its unions and marks do not import well, and offsets are all that is asked of it.
#pragma once
#include <libfyaml.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum yaml_event_kind {
  YAML_DOCUMENT_START, YAML_DOCUMENT_END, YAML_SCALAR, YAML_ALIAS, YAML_SEQUENCE_START, YAML_SEQUENCE_END,
  YAML_MAPPING_START, YAML_MAPPING_END, YAML_OTHER
};

enum yaml_event_style { YAML_PLAIN, YAML_SINGLE_QUOTED, YAML_DOUBLE_QUOTED, YAML_LITERAL, YAML_FOLDED };

// Byte offsets as the library gives them; -1 where nothing stands.
struct yaml_event {
  int32_t kind;
  int32_t style;
  ptrdiff_t start, end;
  ptrdiff_t anchor_start, anchor_end;
  ptrdiff_t tag_start, tag_end;
  // The tag with its handle expanded; the event owns it.
  const char *tag;
  size_t tag_length;
};

static inline void yaml_span(struct fy_token *token, ptrdiff_t *start, ptrdiff_t *end) {
  const struct fy_mark *first = token ? fy_token_start_mark(token) : NULL;
  const struct fy_mark *last = token ? fy_token_end_mark(token) : NULL;
  *start = first ? (ptrdiff_t)first->input_pos : -1;
  *end = last ? (ptrdiff_t)last->input_pos : -1;
}

static inline void yaml_properties(struct yaml_event *out, struct fy_token *anchor, struct fy_token *tag) {
  yaml_span(anchor, &out->anchor_start, &out->anchor_end);
  yaml_span(tag, &out->tag_start, &out->tag_end);
  if (tag) out->tag = fy_token_get_text(tag, &out->tag_length);
}

// Fills `out` and returns the event, to be freed; NULL at the end and at a fault.
static inline struct fy_event *yaml_next_event(struct fy_parser *parser, struct yaml_event *out) {
  struct fy_event *event = fy_parser_parse(parser);
  if (!event) return NULL;
  struct fy_token *token = NULL;
  *out = (struct yaml_event){
      .kind = YAML_OTHER, .anchor_start = -1, .anchor_end = -1, .tag_start = -1, .tag_end = -1};
  switch (event->type) {
  case FYET_DOCUMENT_START:
    out->kind = YAML_DOCUMENT_START;
    token = event->document_start.document_start;
    break;
  case FYET_DOCUMENT_END:
    out->kind = YAML_DOCUMENT_END;
    token = event->document_end.document_end;
    break;
  case FYET_SCALAR:
    out->kind = YAML_SCALAR;
    token = event->scalar.value;
    yaml_properties(out, event->scalar.anchor, event->scalar.tag);
    if (token) {
      switch (fy_token_scalar_style(token)) {
      case FYSS_SINGLE_QUOTED: out->style = YAML_SINGLE_QUOTED; break;
      case FYSS_DOUBLE_QUOTED: out->style = YAML_DOUBLE_QUOTED; break;
      case FYSS_LITERAL: out->style = YAML_LITERAL; break;
      case FYSS_FOLDED: out->style = YAML_FOLDED; break;
      default: out->style = YAML_PLAIN; break;
      }
    }
    break;
  case FYET_ALIAS:
    out->kind = YAML_ALIAS;
    token = event->alias.anchor;
    break;
  case FYET_SEQUENCE_START:
    out->kind = YAML_SEQUENCE_START;
    token = event->sequence_start.sequence_start;
    yaml_properties(out, event->sequence_start.anchor, event->sequence_start.tag);
    break;
  case FYET_SEQUENCE_END:
    out->kind = YAML_SEQUENCE_END;
    token = event->sequence_end.sequence_end;
    break;
  case FYET_MAPPING_START:
    out->kind = YAML_MAPPING_START;
    token = event->mapping_start.mapping_start;
    yaml_properties(out, event->mapping_start.anchor, event->mapping_start.tag);
    break;
  case FYET_MAPPING_END:
    out->kind = YAML_MAPPING_END;
    token = event->mapping_end.mapping_end;
    break;
  default: break;
  }
  yaml_span(token, &out->start, &out->end);
  return event;
}

// A parser that keeps its faults instead of printing them. A sloppy one takes brackets as far out as the key before them.
static inline struct fy_parser *yaml_parser_create(bool sloppy) {
  struct fy_diag_cfg quiet;
  fy_diag_cfg_default(&quiet);
  quiet.fp = NULL;
  struct fy_diag *diagnostics = fy_diag_create(&quiet);
  if (!diagnostics) return NULL;
  fy_diag_set_collect_errors(diagnostics, true);
  struct fy_parse_cfg configuration = {
      .flags = FYPCF_DISABLE_DEPTH_LIMIT | FYPCF_DEFAULT_VERSION_1_2 | FYPCF_JSON_NONE |
               (sloppy ? FYPCF_SLOPPY_FLOW_INDENTATION : 0),
      .diag = diagnostics};
  struct fy_parser *parser = fy_parser_create(&configuration);
  // The parser holds it from here on.
  fy_diag_unref(diagnostics);
  return parser;
}

// The first fault: its line and column, as the library counts them, and its words. False when there is none.
static inline bool yaml_first_fault(struct fy_parser *parser, int *line, int *column, const char **message) {
  struct fy_diag *diagnostics = fy_parser_get_diag(parser);
  if (!diagnostics) return false;
  void *previous = NULL;
  struct fy_diag_error *fault = fy_diag_errors_iterate(diagnostics, &previous);
  if (fault) {
    *line = fault->line;
    *column = fault->column;
    *message = fault->msg;
  }
  fy_diag_unref(diagnostics);
  return fault != NULL;
}

// Whether one of the faults has these words. The first need not be the one that ended the reading: an unknown directive
// is told as well.
static inline bool yaml_has_fault(struct fy_parser *parser, const char *words) {
  struct fy_diag *diagnostics = fy_parser_get_diag(parser);
  if (!diagnostics) return false;
  void *previous = NULL;
  struct fy_diag_error *fault;
  bool is_found = false;
  while (!is_found && (fault = fy_diag_errors_iterate(diagnostics, &previous)))
    is_found = fault->msg && strstr(fault->msg, words);
  fy_diag_unref(diagnostics);
  return is_found;
}

// Frees the parser, but for one in which libfyaml 0.7 has put the same key twice among those it will free: after
// a tab before the indicator behind the colon of a complex key's simple key (fy_fetch_value). What it holds is then
// lost, some kilobytes; to free it would end the program.
static inline void yaml_parser_destroy(struct fy_parser *parser) {
  bool is_doubled = fy_parser_get_stream_error(parser) && strncmp(fy_library_version(), "0.7.", 4) == 0 &&
                    yaml_has_fault(parser, "cannot use tab for indentation of block entry");
  if (!is_doubled) fy_parser_destroy(parser);
}
