; E major, 132 bpm, 6/8. A ribbon winds round one note, and is tied with a fifth.
t 0 132
i "master" 0 5.8

i "strings" 0      0.3333 8.08  1.11
i "strings" 0.3333 0.3333 8.09  1.11
i "strings" 0.6666 0.3333 8.08  1.11
i "strings" 0.9999 0.3333 8.06  1.11
i "strings" 1.3332 0.3333 8.08  1.11
i "strings" 1.6665 0.3333 8.11  1.11
i "strings" 1.9998 0.3333 8.08  1.11
i "strings" 2.3331 0.3333 8.09  1.11
i "strings" 2.6664 0.3333 8.08  1.11
i "strings" 2.9997 0.3333 8.06  1.11
i "strings" 3.333  0.3333 8.04  1.11
i "strings" 3.6663 0.3333 8.06  1.11
i "strings" 3.9996 0.6667 8.08  1.11

i "whistle" 2      0.3333 9.04  0.41
i "whistle" 2.3333 0.3333 9.03  0.41
i "whistle" 2.6666 0.3333 9.04  0.41
i "whistle" 2.9999 0.3333 9.06  0.41
i "whistle" 3.3332 0.3333 9.04  0.41
i "whistle" 3.6665 0.3333 9.03  0.41
i "whistle" 3.9998 0.6667 8.11  0.41

i "pluck" 4.6667 1      8.04  0.59
i "pluck" 4.6667 1      8.11  0.59
i "pluck" 4.6667 1      9.04  0.59

i "bell" 4.6667 1      9.11  0.35
i "bell" 4.6667 1      10.04 0.35

i "bass" 0      1      7.04  0.44
i "bass" 1      1      6.11  0.44
i "bass" 2      1      7.01  0.44
i "bass" 3      1      6.11  0.44
i "bass" 4.6667 1      7.04  0.44

i "snap" 0.6667 1      0.5
i "snap" 1.6667 1      0.5
i "snap" 2.6667 1      0.5
i "snap" 3.6667 1      0.5
