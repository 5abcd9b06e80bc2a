#include "MainQueue.h"

#include <stdint.h>
#include <unistd.h>

#ifdef __linux__

// libdispatch exports these for run loops; swift-corelibs-foundation relies on them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

int main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void main_queue_drain(void) {
  uint64_t count;
  // An eventfd is readable until its counter is read; work queued from now on is signalled again.
  if (read(main_queue_descriptor(), &count, sizeof count) < 0) { /* It was not readable. */
  }
  _dispatch_main_queue_callback_4CF(0);
}

#endif
