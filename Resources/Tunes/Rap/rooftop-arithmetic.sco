; B minor, 80 bpm, 4/4. Counting on the roof at night: one, two, three, four piano notes, each time one more.
t 0 80
i "master" 0 3.8 0.7

i "piano" 0      1      9.06  1
i "piano" 0.75   0.25   9.06  1
i "piano" 0.875  0.75   9.02  1
i "piano" 1.25   0.25   9.06  1
i "piano" 1.375  0.25   9.02  1
i "piano" 1.5    0.5    8.11  1
i "piano" 2      0.25   9.06  1
i "piano" 2.125  0.25   9.02  1
i "piano" 2.25   0.25   8.11  1
i "piano" 2.375  0.25   8.07  1
i "piano" 2.5    2.4    8.06  1

i "stab" 0      0.95   7.11  0.4
i "stab" 0      0.95   8.02  0.4
i "stab" 0      0.95   8.06  0.4
i "stab" 1      0.95   7.07  0.4
i "stab" 1      0.95   7.11  0.4
i "stab" 1      0.95   8.02  0.4
i "stab" 2      0.7125 7.04  0.4
i "stab" 2      0.7125 7.07  0.4
i "stab" 2      0.7125 7.11  0.4
i "stab" 2.75   0.475  7.06  0.4
i "stab" 2.75   0.475  7.10  0.4
i "stab" 2.75   0.475  8.01  0.4
i "stab" 3.25   0.76   6.11  0.4
i "stab" 3.25   0.76   7.06  0.4
i "stab" 3.25   0.76   8.02  0.4

i "deep" 0      1      5.11  0.8
i "deep" 1      1      5.07  0.8
i "deep" 2      0.75   5.04  0.8
i "deep" 2.75   0.5    5.06  0.8
i "deep" 3.25   0.8    5.11  0.8

i "kick" 0      0.25   1
i "kick" 0.5    0.25   1
i "kick" 1.5    0.25   1
i "kick" 2.5    0.25   1

i "snare" 1      1      0.9
i "snare" 3      1      0.9

i "hat" 0      0.125  0.6
i "hat" 0.25   0.125  0.6
i "hat" 0.5    0.125  0.6
i "hat" 0.75   0.125  0.6
i "hat" 1      0.125  0.6
i "hat" 1.25   0.125  0.6
i "hat" 1.5    0.125  0.6
i "hat" 1.75   0.125  0.6
i "hat" 2      0.125  0.6
i "hat" 2.25   0.125  0.6
i "hat" 2.5    0.125  0.6
i "hat" 2.75   0.125  0.6
