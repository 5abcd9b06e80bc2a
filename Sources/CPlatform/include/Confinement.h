#pragma once

/// Takes from this process, for good, what nothing needs that only reads files: the network, other programs
/// and processes, and writing to files. Where the kernel cannot do a part of that, it does the rest.
void confinement_begin(void);

/// Gives later threads no heaps of their own: each would reserve 64 MB, which count where memory is limited.
/// curl resolves names in threads.
void confinement_share_heap(void);
