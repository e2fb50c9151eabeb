// xml-events FILE [ROUNDS]: the least seconds in which expat finds the tags of an XML text, of five times, and where they
// begin and end, as Settee asks it.
#include "../../Sources/CExpat/shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static volatile long ends;

static void start(void *parser, const XML_Char *name, const XML_Char **attributes) {
  ends = XML_GetCurrentByteIndex(parser) + XML_GetCurrentByteCount(parser);
}

static void end(void *parser, const XML_Char *name) {
  ends = XML_GetCurrentByteIndex(parser) + XML_GetCurrentByteCount(parser);
}

static void read_tags(const char *text, size_t length) {
  XML_Parser parser = XML_ParserCreate("UTF-8");
  if (!parser) exit(1);
  XML_SetDefaultHandler(parser, NULL);
  XML_SetUserData(parser, parser);
  XML_SetElementHandler(parser, start, end);
  if (XML_Parse(parser, text, length, 1) != XML_STATUS_OK) exit(1);
  XML_ParserFree(parser);
}

int main(int count, char **words) {
  FILE *file = count > 1 ? fopen(words[1], "r") : NULL;
  if (!file || fseek(file, 0, SEEK_END)) return 2;
  size_t length = ftell(file);
  rewind(file);
  char *text = malloc(length + 1);
  if (!text || fread(text, 1, length, file) != length) return 2;
  int rounds = count > 2 ? atoi(words[2]) : 5;
  double least = 1e9;
  for (int round = 0; round < rounds; round++) {
    double started = seconds();
    read_tags(text, length);
    double taken = seconds() - started;
    if (taken < least) least = taken;
  }
  printf("%f\n", least);
}
