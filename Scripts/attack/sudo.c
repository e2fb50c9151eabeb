// A sudo that asks nothing, for the attacks: it belongs to root and has the bit that lets it become root. FAKE_SUDO says
// what becomes of it: it runs the command, refuses, waits, has the command killed after FAKE_SUDO_TIME microseconds, or
// gives it half of its input.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// In the place of standard input, its first half.
static void halve(void) {
    off_t size = lseek(0, 0, SEEK_END);
    char name[] = "/tmp/settee-attack-half-XXXXXX";
    int file = mkstemp(name);
    unlink(name);
    char *bytes = malloc(size / 2 + 1);
    if (size < 0 || file < 0 || pread(0, bytes, size / 2, 0) != size / 2 || write(file, bytes, size / 2) != size / 2)
        exit(3);
    lseek(file, 0, SEEK_SET);
    dup2(file, 0);
}

int main(int count, char **words) {
    const char *way = getenv("FAKE_SUDO"), *asked = getenv("FAKE_SUDO_ASKED");
    if (!way || count < 3 || strcmp(words[1], "--") || setgid(0) || setuid(0)) return 2;
    if (asked) close(open(asked, O_CREAT | O_WRONLY, 0644));
    if (!strcmp(way, "refuses")) {
        fputs("nobody is not in the sudoers file.\n", stderr);
        return 1;
    }
    if (!strcmp(way, "waits")) for (;;) pause();
    if (!strcmp(way, "halves")) halve();
    if (!strcmp(way, "kills")) {
        pid_t child = fork();
        if (child == 0) execv(words[2], words + 2);
        usleep(atoi(getenv("FAKE_SUDO_TIME")));
        kill(child, SIGKILL);
        int status;
        while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
        return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    }
    execv(words[2], words + 2);
    return 3;
}
