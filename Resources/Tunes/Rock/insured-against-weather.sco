; B minor, 152 bpm, 4/4. Lightning in zigzag sixteenths down the neck, thunder on the toms a moment later.
t 0 152
i "master" 0 6.6

i "lead" 0      0.2375 9.11  0.95
i "lead" 0.25   0.2375 9.06  0.95
i "lead" 0.5    0.2375 9.09  0.95
i "lead" 0.75   0.2375 9.04  0.95
i "lead" 1      0.2375 9.06  0.95
i "lead" 1.25   0.2375 9.02  0.95
i "lead" 1.5    0.2375 9.04  0.95
i "lead" 1.75   0.2375 8.11  0.95
i "lead" 2      0.2375 9.02  0.95
i "lead" 2.25   0.2375 8.09  0.95
i "lead" 2.5    0.2375 8.11  0.95
i "lead" 2.75   0.2375 8.06  0.95
i "lead" 3      0.2375 8.09  0.95
i "lead" 3.25   0.2375 8.04  0.95
i "lead" 3.5    0.2375 8.06  0.95
i "lead" 3.75   0.2375 8.02  0.95

i "guitar" 4      2.5    5.11  1     0     7     12

i "tom" 2.75   0.25   1     6.11
i "tom" 3.25   0.25   1     6.11

i "tom" 3.25   0.25   1     6.06
i "tom" 3.5    0.25   1     6.06
i "tom" 3.75   0.25   1     6.06

i "tom" 4      0.25   1.2   5.11
i "tom" 4.5    0.25   1.2   5.11
i "tom" 4.75   0.25   1.2   5.11
i "tom" 5.25   0.25   1.2   5.11
i "tom" 6      0.25   1.2   5.11

i "bass" 4      2.5    5.11  0.9

i "crash" 4      2.5    1

i "snare" 1      0.25   0.8
i "snare" 3      0.25   0.8

i "kick" 0      0.5    1
i "kick" 1      0.5    1
i "kick" 2      0.5    1
i "kick" 3      0.5    1
i "kick" 4      0.5    1

i "hat" 0      0.25   0.6
i "hat" 0.5    0.25   0.6
i "hat" 1      0.25   0.6
i "hat" 1.5    0.25   0.6
i "hat" 2      0.25   0.6
i "hat" 2.5    0.25   0.6
