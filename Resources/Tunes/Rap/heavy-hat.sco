; F minor, 76 bpm, 4/4. A crown too heavy for its fanfare: the brass starts proudly and sinks.
t 0 76
i "master" 0 3.6 0.4

i "brass" 0      0.3375 9.00  1.1   0
i "brass" 0      0.3375 9.05  1.1   0
i "brass" 0.375  0.1125 9.00  1.1   0
i "brass" 0.375  0.1125 9.05  1.1   0
i "brass" 0.5    0.45   9.03  1.1   0
i "brass" 0.5    0.45   9.08  1.1   0
i "brass" 1      0.225  9.01  1.1   0
i "brass" 1      0.225  9.06  1.1   0
i "brass" 1.25   0.225  9.00  1.1   0
i "brass" 1.25   0.225  9.05  1.1   0
i "brass" 1.5    0.45   8.08  1.1   8.07
i "brass" 1.5    0.45   9.00  1.1   8.10
i "brass" 2      1.08   8.05  1.1   8.00
i "brass" 2      1.08   8.08  1.1   8.05

i "deep" 0      0.7125 5.05  1
i "deep" 0.75   0.2375 5.05  1
i "deep" 1      0.475  6.01  1
i "deep" 1.5    0.475  6.00  1
i "deep" 2      1.425  5.05  1

i "kick" 0      0.125  1
i "kick" 0.75   0.125  1
i "kick" 1      0.125  1
i "kick" 1.375  0.125  1
i "kick" 2      0.125  1

i "snare" 1      1      1
i "snare" 3      1      1

i "hat" 0      0.125  0.8
i "hat" 0.25   0.125  0.8
i "hat" 0.5    0.125  0.8
i "hat" 0.75   0.125  0.8
i "hat" 0.875  0.125  0.8
i "hat" 1      0.125  0.8
i "hat" 1.25   0.125  0.8
i "hat" 1.5    0.125  0.8
i "hat" 1.625  0.125  0.8
i "hat" 1.75   0.125  0.8
i "hat" 2      0.125  0.8
i "hat" 2.25   0.125  0.8
