; D flat major, 116 bpm, 4/4. A petal up, a petal up again, and a last one higher than hoped for.
t 0 116
i "master" 0 5.4

i "keys" 0      0.825  8.05  0.51
i "keys" 0.75   0.275  8.08  0.51
i "keys" 1.5    0.825  8.08  0.51
i "keys" 2.25   0.275  8.10  0.51
i "keys" 3      0.55   8.10  0.67
i "keys" 3.5    0.55   9.01  0.51
i "keys" 4      1.65   9.05  0.67
i "keys" 4      1.65   9.08  0.67

i "bell" 0.75   0.5    9.08  0.3
i "bell" 2.25   0.5    9.10  0.3
i "bell" 3.5    0.25   10.05 0.3
i "bell" 3.75   0.5    10.08 0.3

i "strings" 0      1.5    8.01  0.36
i "strings" 0      1.5    8.05  0.36
i "strings" 1.5    1.5    7.06  0.36
i "strings" 1.5    1.5    7.10  0.36
i "strings" 3      1      7.08  0.36
i "strings" 3      1      8.00  0.36
i "strings" 4      1.2    8.01  0.36
i "strings" 4      1.2    8.05  0.36
i "strings" 4      1.2    8.08  0.36

i "bass" 0      1.5    7.01  0.53
i "bass" 1.5    1.5    6.06  0.53
i "bass" 3      1      6.08  0.53
i "bass" 4      1.2    7.01  0.53

i "clap" 1      0.5    0.76
i "clap" 2.5    0.5    0.76
i "clap" 4      0.5    0.76
