; E phrygian dominant, 176 bpm, 4/4. One wave in double-picked sixteenths, down the page to the last clause.
t 0 176
i "master" 0 7.6

i "twang" 0      0.225  9.04  0.34
i "twang" 0.25   0.225  9.04  0.34
i "twang" 0.5    0.225  9.04  0.34
i "twang" 0.75   0.225  9.04  0.34
i "twang" 1      0.225  9.05  0.34
i "twang" 1.25   0.225  9.05  0.34
i "twang" 1.5    0.225  9.04  0.34
i "twang" 1.75   0.225  9.04  0.34
i "twang" 2      0.225  9.02  0.34
i "twang" 2.25   0.225  9.02  0.34
i "twang" 2.5    0.225  9.00  0.34
i "twang" 2.75   0.225  9.00  0.34
i "twang" 3      0.225  8.11  0.34
i "twang" 3.25   0.225  8.11  0.34
i "twang" 3.5    0.225  8.08  0.34
i "twang" 3.75   0.225  8.08  0.34
i "twang" 4      0.225  8.09  0.34
i "twang" 4.25   0.225  8.09  0.34
i "twang" 4.5    0.225  8.08  0.34
i "twang" 4.75   0.225  8.08  0.34
i "twang" 5      0.225  8.05  0.34
i "twang" 5.25   0.225  8.05  0.34
i "twang" 5.5    0.225  8.04  0.34
i "twang" 5.75   0.225  8.04  0.34
i "twang" 6      0.225  8.08  0.34
i "twang" 6.25   0.225  8.08  0.34
i "twang" 6.5    0.225  8.05  0.34
i "twang" 6.75   0.225  8.05  0.34
i "twang" 7      1.08   7.04  0.34
i "twang" 7      1.08   7.11  0.34
i "twang" 7      1.08   8.04  0.34
i "twang" 7      1.08   8.08  0.34

i "bass" 0      0.8    6.04  0.69
i "bass" 1      0.8    6.04  0.69
i "bass" 2      0.8    6.02  0.69
i "bass" 3      0.8    6.02  0.69
i "bass" 4      0.8    6.00  0.69
i "bass" 5      0.8    6.00  0.69
i "bass" 6      0.8    5.11  0.69
i "bass" 7      0.96   6.04  0.69

i "tom" 0      0.5    0.79  6.04
i "tom" 0.5    0.5    0.79  6.04
i "tom" 1.5    0.5    0.79  6.04
i "tom" 2      0.5    0.79  6.04
i "tom" 2.5    0.5    0.79  6.04
i "tom" 3.5    0.5    0.79  6.04
i "tom" 4      0.5    0.79  6.04
i "tom" 4.5    0.5    0.79  6.04
i "tom" 5.5    0.5    0.79  6.04
i "tom" 6      0.5    0.79  6.04
i "tom" 6.5    0.5    0.79  6.04

i "snare" 1      0.5    0.67
i "snare" 3      0.5    0.67
i "snare" 5      0.5    0.67
i "snare" 7      0.5    0.67

i "crash" 7      3      0.56

i "kick" 0      1      0.76
i "kick" 2      1      0.76
i "kick" 4      1      0.76
i "kick" 6      1      0.76
i "kick" 7      1      0.76
