; A major, 138 bpm, 4/4. Two cherries on one stalk: thirds that always come twice.
t 0 138
i "master" 0 6

i "marimba" 0      0.65   9.01  0.42
i "marimba" 0      0.65   9.04  0.42
i "marimba" 0.5    0.65   9.01  0.42
i "marimba" 0.5    0.65   9.04  0.42
i "marimba" 1      0.65   9.02  0.42
i "marimba" 1      0.65   9.06  0.42
i "marimba" 1.5    0.65   9.02  0.42
i "marimba" 1.5    0.65   9.06  0.42
i "marimba" 2.5    0.65   8.11  0.42
i "marimba" 2.5    0.65   9.02  0.42
i "marimba" 3      0.65   9.01  0.42
i "marimba" 3      0.65   9.04  0.42
i "marimba" 3.5    2.6    8.09  0.42
i "marimba" 3.5    2.6    9.01  0.42

i "pluck" 0      0.25   7.09  0.51
i "pluck" 0      0.25   8.04  0.51
i "pluck" 1      0.25   7.09  0.51
i "pluck" 1      0.25   8.04  0.51
i "pluck" 2      0.25   7.04  0.51
i "pluck" 2      0.25   7.11  0.51
i "pluck" 3      0.25   7.04  0.51
i "pluck" 3      0.25   7.11  0.51
i "pluck" 4      0.75   7.09  0.51
i "pluck" 4      0.75   8.04  0.51

i "bass" 0      0.8    6.09  0.82
i "bass" 1      0.8    6.09  0.82
i "bass" 2      0.8    6.04  0.82
i "bass" 3      0.4    6.04  0.82
i "bass" 3.5    0.4    6.08  0.82
i "bass" 4      1.2    6.09  0.82

i "clap" 1      0.5    0.79
i "clap" 3      0.5    0.79

i "shaker" 0      0.5    0.22
i "shaker" 0.5    0.5    0.22
i "shaker" 1      0.5    0.22
i "shaker" 1.5    0.5    0.22
i "shaker" 2      0.5    0.22
i "shaker" 2.5    0.5    0.22
i "shaker" 3      0.5    0.22
i "shaker" 3.5    0.5    0.22
