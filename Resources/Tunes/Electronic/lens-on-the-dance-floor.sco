; F minor, 174 bpm, 3/4. A waltz seen through a fisheye: every bar bulges and shrinks.
t 0 174
i "master" 0 8 0.17 0.3 0.3

i "saws" 0      1.47   7.05  1     0     300   6000
i "saws" 0      1.47   8.00  1     0     300   6000
i "saws" 0      1.47   8.08  1     0     300   6000
i "saws" 3      1.47   8.01  1     0     300   6000
i "saws" 3      1.47   8.08  1     0     300   6000
i "saws" 3      1.47   9.05  1     0     300   6000
i "saws" 6      1.862  8.00  1     0     300   6000
i "saws" 6      1.862  8.07  1     0     300   6000
i "saws" 6      1.862  9.04  1     0     300   6000

i "acid" 1.5    0.45   9.00  0.9   0     1     .6
i "acid" 2      0.45   9.01  0.9   0     1     .6
i "acid" 2.5    0.45   9.00  0.9   0     1     .6
i "acid" 4.5    0.45   9.05  0.9   0     1     .6
i "acid" 5      0.45   9.08  0.9   0     1     .6
i "acid" 5.5    0.45   9.05  0.9   0     1     .6

i "kick" 0      1      1
i "kick" 3      1      1
i "kick" 6      1      1

i "hat" 1      1      0.9
i "hat" 2      1      0.9
i "hat" 4      1      0.9
i "hat" 5      1      0.9
i "hat" 7      1      0.9

i "sub" 0      1.8    5.05  0.7
i "sub" 3      1.8    6.01  0.7
i "sub" 6      1.2    6.00  0.7
