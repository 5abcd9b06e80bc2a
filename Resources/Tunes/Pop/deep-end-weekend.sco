; E major, 120 bpm, 4/4. A dive: two octaves down in one leap of the arm, then bubbles.
t 0 120
i "master" 0 5.4

i "marimba" 0      0.5    10.04 0.48
i "marimba" 0.75   0.5    9.11  0.48
i "marimba" 1      0.5    9.08  0.48
i "marimba" 1.25   0.5    9.06  0.48
i "marimba" 1.5    0.5    9.04  0.48
i "marimba" 1.75   0.5    9.01  0.48
i "marimba" 2      0.5    8.11  0.48
i "marimba" 2.25   0.5    8.08  0.48
i "marimba" 2.5    0.5    8.06  0.48
i "marimba" 2.75   0.5    8.04  0.48
i "marimba" 3      0.5    8.01  0.48
i "marimba" 3.25   1      7.11  0.48
i "marimba" 3.75   4      7.04  0.62

i "drop" 3.25   0.25   8.04  0.49
i "drop" 3.5    0.25   8.08  0.49
i "drop" 3.75   0.25   8.11  0.49
i "drop" 4      0.125  9.04  0.49
i "drop" 4.125  0.125  8.11  0.49
i "drop" 4.25   0.25   9.08  0.49
i "drop" 4.5    0.25   9.11  0.49
i "drop" 4.75   0.5    10.04 0.49

i "bass" 3      2      6.04  1.53

i "strings" 3      2      7.04  0.42
i "strings" 3      2      7.11  0.42
i "strings" 3      2      8.08  0.42

i "kick" 3      0.25   0.86
