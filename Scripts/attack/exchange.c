// Exchanges things in a folder without end, as the account that owns it, for the attacks: exchange KIND FOLDER. Two names
// change places, one of them a link, a pipe or another's file; or what a save makes beside the file is taken away, and a
// link, a file of root's or a pipe put there.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const companions[] = {".app.ini.settings-new", ".app.ini.settings-lock", ".app.ini.settings-other"};

static void swap(const char *one, const char *other) { renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE); }

int main(int count, char **words) {
    if (count != 3 || chdir(words[2])) return 2;
    const char *kind = words[1];
    for (unsigned round = 0;; round++) {
        if (!strcmp(kind, "away")) {
            rename("sub/app.ini", "away");
            rename("away", "sub/app.ini");
        } else if (!strcmp(kind, "modes")) {
            static const mode_t modes[] = {0, 0400, 0600, 0666, 06777, 0640};
            chmod("sub/app.ini", modes[round % 6]);
            chmod("sub", round % 4 ? 0755 : 0);
        } else if (!strcmp(kind, "companions")) {
            char path[64], spare[64];
            for (int number = 0; number < 3; number++) {
                snprintf(path, sizeof path, "sub/%s", companions[number]);
                snprintf(spare, sizeof spare, "spare%u", round / 3 % 100);
                if (round % 3 != 2 || rename(path, spare)) unlink(path);
                if (round % 3 == 0) symlink("../other", path);
                else if (round % 3 == 1) rename(spare, path);
                else if (round % 5 == 0) mkfifo(path, 0666);
            }
        } else if (!strcmp(kind, "folder")) {
            swap("sub", "other");
        } else {
            swap("sub/app.ini", "other");
        }
        // Now many times within one call of the system, now seldom within a save.
        usleep(1 << rand() % 15);
    }
}
