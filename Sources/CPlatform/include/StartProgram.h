#pragma once

#include <sys/types.h>

/// Makes a pipe whose ends no program inherits, not even one that another thread is starting. Returns 0, or
/// -1 on failure.
int make_pipe(int ends[2]);

/// Starts a program with no blocked signals, its input at a descriptor, its messages nowhere, and no other
/// descriptor. The arguments end with NULL. Returns its process, or -1, and sets `output` to a descriptor
/// that its output is read from, without waiting.
pid_t start_program(const char *path, const char *const *arguments, int input, int *output);
