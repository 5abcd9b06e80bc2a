#ifndef C_MAIN_QUEUE_H
#define C_MAIN_QUEUE_H

// The main queue inside a loop of one's own: what Foundation's run loop does on Linux, without it.

/// A descriptor that can be read while work waits in the main queue, which is the main actor's too.
/// Call it on the main thread.
int main_queue_descriptor(void);

/// Does the work that waits in the main queue now; work that is added meanwhile stays for the next
/// call. Call it on the main thread.
void main_queue_drain(void);

#endif
