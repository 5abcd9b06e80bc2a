; C minor, 86 bpm, 4/4. The needle drops on a string phrase, skips, drops again.
t 0 86
i "master" 0 4.1 1

i "stab" 0.25   0.45   8.07  1
i "stab" 0.25   0.45   9.00  1
i "stab" 0.25   0.45   9.03  1
i "stab" 0.75   0.225  8.08  1
i "stab" 0.75   0.225  9.00  1
i "stab" 0.75   0.225  9.05  1
i "stab" 1      0.45   8.07  1
i "stab" 1      0.45   8.11  1
i "stab" 1      0.45   9.02  1
i "stab" 1.5    0.135  8.07  1
i "stab" 1.5    0.135  9.00  1
i "stab" 1.5    0.135  9.03  1
i "stab" 1.65   0.135  8.07  1
i "stab" 1.65   0.135  9.00  1
i "stab" 1.65   0.135  9.03  1
i "stab" 1.8    0.135  8.07  1
i "stab" 1.8    0.135  9.00  1
i "stab" 1.8    0.135  9.03  1
i "stab" 2.25   0.225  8.08  1
i "stab" 2.25   0.225  9.00  1
i "stab" 2.25   0.225  9.05  1
i "stab" 2.5    0.45   8.07  1
i "stab" 2.5    0.45   8.11  1
i "stab" 2.5    0.45   9.02  1
i "stab" 3      1.08   8.03  1
i "stab" 3      1.08   8.07  1
i "stab" 3      1.08   9.00  1

i "scratch" 0      0.2    9.00  1     10.00
i "scratch" 1.65   0.2    10.00 1     8.07
i "scratch" 1.95   0.15   8.07  1     9.07

i "bass" 0.25   0.675  6.00  1
i "bass" 1      0.45   5.07  1
i "bass" 2      0.45   5.05  1
i "bass" 2.5    0.45   5.07  1
i "bass" 3      0.99   6.00  1

i "kick" 0.25   0.25   1
i "kick" 1.75   0.25   1
i "kick" 2.25   0.25   1
i "kick" 3      0.25   1

i "snare" 1.25   1      1
i "snare" 3.25   1      1

i "hat" 0.25   0.25   0.6
i "hat" 0.75   0.25   0.6
i "hat" 1      0.25   0.6
i "hat" 1.25   0.25   0.6
i "hat" 2.25   0.25   0.6
i "hat" 2.75   0.25   0.6
i "hat" 3      0.25   0.6
i "hat" 3.25   0.25   0.6
i "hat" 3.75   0.25   0.6
