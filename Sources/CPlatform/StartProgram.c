#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

#include "StartProgram.h"

extern char **environ;

#ifdef __APPLE__
#define CLOSES_OTHER_DESCRIPTORS POSIX_SPAWN_CLOEXEC_DEFAULT
static int close_others(posix_spawn_file_actions_t *files) { return 0; }
#else
#define CLOSES_OTHER_DESCRIPTORS 0
static int close_others(posix_spawn_file_actions_t *files) {
  return posix_spawn_file_actions_addclosefrom_np(files, STDERR_FILENO + 1);
}
#endif

static int spawn(
  pid_t *process, const char *path, const char *const *arguments,
  const posix_spawn_file_actions_t *files) {
  posix_spawnattr_t attributes;
  int error = posix_spawnattr_init(&attributes);
  if (error) return error;
  sigset_t none, ignored_by_game;
  sigemptyset(&none);
  sigemptyset(&ignored_by_game);
  sigaddset(&ignored_by_game, SIGPIPE);
  sigaddset(&ignored_by_game, SIGXFSZ);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &ignored_by_game);
  posix_spawnattr_setflags(
    &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | CLOSES_OTHER_DESCRIPTORS);
  error = posix_spawn(process, path, files, &attributes, (char *const *)arguments, environ);
  posix_spawnattr_destroy(&attributes);
  return error;
}

int make_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends)) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

pid_t start_program(const char *path, const char *const *arguments, int input, int *output) {
  int ends[2];
  posix_spawn_file_actions_t files;
  if (make_pipe(ends)) return -1;
  pid_t process = -1;
  int error = posix_spawn_file_actions_init(&files);
  if (!error) {
    error = posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
            || posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO)
            || posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
            || close_others(&files) || spawn(&process, path, arguments, &files);
    posix_spawn_file_actions_destroy(&files);
  }
  close(ends[1]);
  if (error) {
    close(ends[0]);
    return -1;
  }
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  *output = ends[0];
  return process;
}
