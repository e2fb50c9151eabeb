#pragma once
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <wchar.h>
#include <locale.h>
#include <ncurses.h>
