; D major, 200 bpm, 7/8. A rainbow: seven steps, up one side and down the other.
t 0 200
i "master" 0 8

i "marimba" 0      0.8    8.02  0.47
i "marimba" 0.5    0.8    8.06  0.47
i "marimba" 1      0.8    8.09  0.47
i "marimba" 1.5    0.8    9.02  0.61
i "marimba" 2      0.8    8.09  0.47
i "marimba" 2.5    0.8    8.06  0.47
i "marimba" 3      0.8    8.02  0.47
i "marimba" 3.5    0.8    8.04  0.47
i "marimba" 4      0.8    8.08  0.47
i "marimba" 4.5    0.8    8.11  0.47
i "marimba" 5      0.8    9.04  0.61
i "marimba" 5.5    0.8    8.11  0.47
i "marimba" 6      0.8    8.06  0.47
i "marimba" 6.5    2.4    8.02  0.47

i "pluck" 0      0.35   9.02  0.5
i "pluck" 0.5    0.35   9.06  0.5
i "pluck" 1      0.35   9.09  0.5
i "pluck" 1.5    0.35   10.02 0.5
i "pluck" 2      0.35   9.09  0.5
i "pluck" 2.5    0.35   9.06  0.5
i "pluck" 3      0.35   9.02  0.5
i "pluck" 3.5    0.35   9.04  0.5
i "pluck" 4      0.35   9.08  0.5
i "pluck" 4.5    0.35   9.11  0.5
i "pluck" 5      0.35   10.04 0.5
i "pluck" 5.5    0.35   9.11  0.5
i "pluck" 6      0.35   9.06  0.5

i "keys" 6.5    1.5    8.02  0.37
i "keys" 6.5    1.5    8.06  0.37
i "keys" 6.5    1.5    8.09  0.37
i "keys" 6.5    1.5    9.02  0.37
i "keys" 6.5    1.5    9.06  0.37

i "bass" 0      1.5    7.02  0.45
i "bass" 1.5    2      6.09  0.45
i "bass" 3.5    1.5    7.04  0.45
i "bass" 5      1.5    6.11  0.45
i "bass" 6.5    1      7.02  0.45

i "snap" 1.5    0.5    1.04
i "snap" 3.5    0.5    1.04
