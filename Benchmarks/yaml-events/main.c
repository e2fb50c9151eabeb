// yaml-events FILE: the least seconds in which libfyaml reads the events of a YAML text, of five times.
#include "../../Sources/CFyaml/shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static void read_events(const char *text, size_t length) {
  struct fy_parser *parser = yaml_parser_create();
  if (!parser || fy_parser_set_string(parser, text, length)) exit(1);
  struct yaml_event out;
  for (struct fy_event *event; (event = yaml_next_event(parser, &out));) fy_parser_event_free(parser, event);
  fy_parser_destroy(parser);
}

int main(int count, char **words) {
  FILE *file = count > 1 ? fopen(words[1], "r") : NULL;
  if (!file || fseek(file, 0, SEEK_END)) return 2;
  size_t length = ftell(file);
  rewind(file);
  char *text = malloc(length + 1);
  if (!text || fread(text, 1, length, file) != length) return 2;
  double least = 1e9;
  for (int round = 0; round < 5; round++) {
    double start = seconds();
    read_events(text, length);
    double taken = seconds() - start;
    if (taken < least) least = taken;
  }
  printf("%f\n", least);
}
