#pragma once

// The main queue in a custom event loop, as Foundation's run loop drains it on Linux.

/// A descriptor that is readable while work is queued on the main queue, which is also the main
/// actor's. Call it on the main thread.
int main_queue_descriptor(void);

/// Runs the work currently queued on the main queue; work added meanwhile is left for the next
/// call. Call it on the main thread.
void main_queue_drain(void);
