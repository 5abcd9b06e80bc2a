; A flat major, 126 bpm, 4/4. Rain in the left hand, then the jingle before the weather report.
t 0 126
i "master" 0 5.6

i "pluck" 0      0.1    10.03 0.34
i "pluck" 0.25   0.1    10.00 0.34
i "pluck" 0.5    0.1    10.05 0.34
i "pluck" 0.75   0.1    10.00 0.34
i "pluck" 1      0.1    10.03 0.34
i "pluck" 1.25   0.1    9.10  0.34
i "pluck" 1.5    0.1    10.01 0.34
i "pluck" 1.75   0.1    9.08  0.34
i "pluck" 2      0.1    10.03 0.34
i "pluck" 2.25   0.1    10.00 0.34
i "pluck" 2.5    0.1    10.05 0.34
i "pluck" 2.75   0.1    10.00 0.34
i "pluck" 3      0.1    10.03 0.34
i "pluck" 3.25   0.1    9.10  0.34
i "pluck" 3.5    0.1    10.01 0.34
i "pluck" 3.75   0.1    9.08  0.34

i "keys" 0      0.8    8.08  0.37
i "keys" 1      0.8    9.03  0.37
i "keys" 1.5    0.8    9.00  0.37
i "keys" 3      3.2    8.08  0.49
i "keys" 3      3.2    9.00  0.49
i "keys" 3      3.2    9.03  0.49
i "keys" 3      3.2    9.08  0.49

i "bell" 3      2      10.03 0.42
i "bell" 3      2      10.08 0.42

i "bass" 0      2      6.08  0.62
i "bass" 2      1      7.01  0.62
i "bass" 3      2      6.08  0.62

i "shaker" 0      0.25   0.17
i "shaker" 0.25   0.25   0.085
i "shaker" 0.5    0.25   0.17
i "shaker" 0.75   0.25   0.085
i "shaker" 1      0.25   0.17
i "shaker" 1.25   0.25   0.085
i "shaker" 1.5    0.25   0.17
i "shaker" 1.75   0.25   0.085
i "shaker" 2      0.25   0.17
i "shaker" 2.25   0.25   0.085
i "shaker" 2.5    0.25   0.17
i "shaker" 2.75   0.25   0.085
i "shaker" 3      0.25   0.17
i "shaker" 3.25   0.25   0.085
i "shaker" 3.5    0.25   0.17
i "shaker" 3.75   0.25   0.085
