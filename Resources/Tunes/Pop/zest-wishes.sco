; B lydian, 168 bpm, 4/4. Squeezed: a bright spray of plucked sixteenths, and two drops after it.
t 0 168
i "master" 0 6.2

i "pluck" 0      0.15   8.11  0.76
i "pluck" 0.25   0.15   9.03  0.76
i "pluck" 0.5    0.15   9.06  0.76
i "pluck" 0.75   0.15   9.05  0.76
i "pluck" 1      0.15   9.06  0.76
i "pluck" 1.25   0.15   9.10  0.76
i "pluck" 1.5    0.15   9.11  0.76
i "pluck" 1.75   0.15   10.03 0.76
i "pluck" 2      0.15   10.01 0.76
i "pluck" 2.25   0.15   9.11  0.76
i "pluck" 2.5    0.15   9.10  0.76
i "pluck" 2.75   0.15   9.06  0.76
i "pluck" 3      0.15   9.05  0.76
i "pluck" 3.25   0.15   9.06  0.76
i "pluck" 3.5    0.3    9.11  0.76
i "pluck" 4.5    0.3    9.11  0.76
i "pluck" 5.5    0.3    10.03 0.98

i "tambourine" 0      0.5    0.43
i "tambourine" 1      0.5    0.43
i "tambourine" 2      0.5    0.43
i "tambourine" 3      0.5    0.43
i "tambourine" 4      0.5    0.43

i "bass" 0      0.7    6.11  0.51
i "bass" 1      0.7    6.11  0.51
i "bass" 2      0.35   6.11  0.51
i "bass" 2.5    0.35   7.01  0.51
i "bass" 3      0.7    7.03  0.51
i "bass" 4.5    0.35   6.11  0.51

i "clap" 1      0.5    1.08
i "clap" 3      0.5    1.08

i "drop" 5      0.4    10.06 0.68
i "drop" 5.4    0.4    10.11 0.68
