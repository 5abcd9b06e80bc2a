; B flat major, 152 bpm, 5/4. Hop, hop, and balance: low leg, high head, and one held note that wobbles.
t 0 152
i "master" 0 6.6

i "marimba" 0      0.6    7.10  0.57
i "marimba" 0.5    0.6    9.05  0.57
i "marimba" 1.5    0.6    7.10  0.57
i "marimba" 2      0.6    9.05  0.57
i "marimba" 2.5    0.6    9.07  0.74
i "marimba" 3      0.6    9.05  0.57
i "marimba" 3.5    1.2    9.02  0.57

i "whistle" 4      0.25   9.10  0.44
i "whistle" 4.25   0.25   9.09  0.44
i "whistle" 4.5    0.25   9.10  0.44
i "whistle" 4.75   0.25   10.00 0.44
i "whistle" 5      1      9.10  0.44

i "bass" 0      0.75   6.10  0.72
i "bass" 1.5    0.75   6.10  0.72
i "bass" 3      0.5    6.05  0.72
i "bass" 4      0.75   6.10  0.72

i "snap" 0.5    0.5    0.8
i "snap" 2      0.5    0.8
i "snap" 3      0.5    0.8
i "snap" 3.5    0.5    0.8
