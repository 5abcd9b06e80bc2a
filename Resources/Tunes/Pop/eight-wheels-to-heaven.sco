; E flat major, 132 bpm, 12/8. Wheels in triplets, round and round, and off the rink upwards.
t 0 132
i "master" 0 6

i "keys" 0      0.3333 8.03  0.8
i "keys" 0.3333 0.3333 8.07  0.8
i "keys" 0.6666 0.3333 8.10  0.8
i "keys" 0.9999 0.3333 9.00  0.8
i "keys" 1.3332 0.3333 8.10  0.8
i "keys" 1.6665 0.3333 8.07  0.8
i "keys" 1.9998 0.3333 8.03  0.8
i "keys" 2.3331 0.3333 8.07  0.8
i "keys" 2.6664 0.3333 8.10  0.8
i "keys" 2.9997 0.3333 9.00  0.8
i "keys" 3.333  0.3333 9.02  0.8
i "keys" 3.6663 0.3333 9.03  0.8
i "keys" 3.9996 0.3333 9.07  0.8
i "keys" 4.3329 0.3333 9.10  0.8
i "keys" 4.6662 1.2    9.03  1.04
i "keys" 4.6662 1.2    10.03 1.04

i "strings" 0      1.33   7.03  0.55
i "strings" 0      1.33   7.10  0.55
i "strings" 1.33   1.33   7.08  0.55
i "strings" 1.33   1.33   8.00  0.55
i "strings" 2.66   2      7.10  0.55
i "strings" 2.66   2      8.02  0.55
i "strings" 2.66   2      8.05  0.55
i "strings" 4.66   1.2    8.03  0.55
i "strings" 4.66   1.2    8.07  0.55
i "strings" 4.66   1.2    8.10  0.55

i "bell" 4.6667 0.3333 10.10 0.6
i "bell" 5      0.8    10.03 0.6
i "bell" 5      0.8    10.07 0.6

i "bass" 0      0.5334 6.03  0.8
i "bass" 0.6667 0.2666 6.03  0.8
i "bass" 1      0.5334 6.03  0.8
i "bass" 1.6667 0.2666 6.08  0.8
i "bass" 2      0.5334 6.08  0.8
i "bass" 2.6667 0.2666 7.00  0.8
i "bass" 3      0.8    6.10  0.8
i "bass" 4      0.5334 6.10  0.8
i "bass" 4.6667 0.8    6.03  0.8

i "kick" 0      1      0.8
i "kick" 1      1      0.8
i "kick" 2      1      0.8
i "kick" 3      1      0.8

i "tambourine" 0.6666 0.3333 0.5
i "tambourine" 1.6665 0.3333 0.5
i "tambourine" 2.6664 0.3333 0.5
i "tambourine" 3.6663 0.3333 0.5
