; The sounds of the table: paper, wood and a small bell.
; A note: start, duration, pitch (octave.step, 8.00 is middle C), level from 0 to 1. A card: start, duration,
; level, the pitch about which it rustles. "master" lasts as long as the sound.

sr = 48000
ksmps = 16
nchnls = 1
0dbfs = 1
seed 3

gaDry init 0
gaRoom init 0

opcode Play, 0, ai
  aSound, iRoom xin
  gaDry += aSound
  gaRoom += aSound * iRoom
endop

; Paper through the air, then on the table
instr card
  iHertz = cpspch(p5)
  aPaper = butterbp(noise(1, 0), expseg(iHertz * 0.5, p3 * 0.6, iHertz * 1.4, p3, iHertz), iHertz * 0.8)
  Play(aPaper * p4 * linsegr:a(0, p3 * 0.5, 0.6, p3 * 0.2, 1, p3 * 0.3, 0, 0.01, 0), 0)
endin

instr wood
  iHertz = cpspch(p4)
  aBar = oscili(expon:a(1, 0.14, 0.02), iHertz) + oscili(0.3 * expon:a(1, 0.05, 0.02), iHertz * 3.93)
  aBar += butterbp(noise(0.6, 0), iHertz * 4, iHertz * 2) * expon:a(1, 0.012, 0.01)
  Play(aBar * p5 * 0.5 * linsegr:a(0, 0.001, 1, p3, 1, 0.04, 0), 0.05)
endin

instr bell
  iHertz = cpspch(p4)
  aClang = oscili(iHertz * 2.2 * expon:a(1, 0.3, 0.05), iHertz * 3.5)
  aBell = oscili(expon:a(1, 0.9, 0.03), iHertz + aClang * 0.5) + oscili(0.3 * expon:a(1, 0.6, 0.03), iHertz * 2.01)
  Play(aBell * p5 * 0.35 * linsegr:a(0, 0.002, 1, p3, 1, 0.3, 0), 0.25)
endin

instr keys
  iHertz = cpspch(p4)
  aTone = oscili(expon:a(1, 1.2, 0.08), iHertz + oscili(iHertz * 0.9 * expon:a(1, 0.5, 0.1), iHertz))
  Play(aTone * p5 * 0.35 * linsegr:a(0, 0.003, 1, p3, 1, 0.15, 0), 0.2)
endin

instr master
  aWet, aOther reverbsc gaRoom, gaRoom, 0.6, 8000
  out dcblock2(tanh((gaDry + aWet * 0.6) * 0.8))
  gaDry = 0
  gaRoom = 0
endin
