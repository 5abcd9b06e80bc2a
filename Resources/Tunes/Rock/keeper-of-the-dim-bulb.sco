; D dorian, 96 bpm, 6/8. The beam comes round, and round; between its turns a horn in the fog.
t 0 96
i "master" 0 4.4

i "twang" 0      0.25   9.02  0.9
i "twang" 0.1667 0.25   9.04  0.9
i "twang" 0.3334 0.25   9.05  0.9
i "twang" 0.5001 0.75   9.09  0.9
i "twang" 1.3334 0.25   9.02  0.9
i "twang" 1.5001 0.25   9.04  0.9
i "twang" 1.6668 0.25   9.05  0.9
i "twang" 1.8335 0.75   9.11  0.9
i "twang" 2.6668 0.25   9.02  0.9
i "twang" 2.8335 0.25   9.05  0.9
i "twang" 3.0002 0.25   9.09  0.9
i "twang" 3.1669 1.5    10.02 0.9

i "organ" 0      1.33   7.02  0.6
i "organ" 0      1.33   7.09  0.6
i "organ" 0      1.33   8.05  0.6
i "organ" 1.33   1.33   7.07  0.6
i "organ" 1.33   1.33   7.11  0.6
i "organ" 1.33   1.33   8.02  0.6
i "organ" 2.66   1.6    7.02  0.6
i "organ" 2.66   1.6    7.09  0.6
i "organ" 2.66   1.6    8.04  0.6

i "harmonica" 0.9    0.4    7.02  0.9
i "harmonica" 2.23   0.45   7.02  0.9

i "bass" 0      1.33   6.02  0.6
i "bass" 1.33   1.33   5.07  0.6
i "bass" 2.66   1.6    6.02  0.6

i "kick" 0      1.3333 0.5
i "kick" 1.3333 1.3333 0.5
i "kick" 2.6666 1.3333 0.5

i "hat" 0.3333 0.3333 0.4
i "hat" 0.6666 0.3333 0.4
i "hat" 1.3332 0.3333 0.4
i "hat" 1.6665 0.3333 0.4
i "hat" 2.3331 0.3333 0.4
i "hat" 2.6664 0.3333 0.4
i "hat" 3.333  0.3333 0.4
i "hat" 3.6663 0.3333 0.4
