; E flat major, 69 bpm, 4/4. A chip nods off: its lullaby sags a quarter tone, the solder ticks as it cools.
t 0 69
i "master" 0 3.2 0.43 0.3 0.3

i "sine" 0      0.475  8.10  0.9   0
i "sine" 0.5    0.2375 8.07  0.9   0
i "sine" 0.75   0.2375 8.10  0.9   0
i "sine" 1      0.475  8.08  0.9   0
i "sine" 1.5    0.475  8.05  0.9   8.04
i "sine" 2      0.95   8.03  0.9   8.02

i "pulse" 0      0.475  9.10  0.25  0     .1
i "pulse" 0.5    0.2375 9.07  0.25  0     .1
i "pulse" 0.75   0.2375 9.10  0.25  0     .1
i "pulse" 1      0.475  9.08  0.25  0     .1
i "pulse" 1.5    0.475  9.05  0.25  9.04  .1
i "pulse" 2      0.95   9.03  0.25  9.02  .1

i "sine" 0      1      7.03  0.45  0
i "sine" 0      1      7.07  0.45  0
i "sine" 1      1      6.10  0.45  0
i "sine" 1      1      7.08  0.45  0
i "sine" 2      1.1    7.03  0.45  0
i "sine" 2      1.1    7.07  0.45  0

i "hat" 0      0.125  0.8   .015
i "hat" 0.375  0.125  0.8   .015
i "hat" 1.25   0.125  0.8   .015
i "hat" 1.875  0.125  0.8   .015
i "hat" 2.625  0.125  0.8   .015

i "sub" 0      1      6.03  0.4
i "sub" 1      1      5.10  0.4
i "sub" 2      1.1    6.03  0.4
