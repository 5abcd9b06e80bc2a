; Rock: wood, wire and a valve amplifier. Strings by Karplus and Strong, driven; organ, harmonica, drums.
; A note: start, duration, pitch (octave.step, 8.00 is middle C), level from 0 to 1, the pitch to which it
; bends (0: none), and further what its instrument says. A drum: start, duration, level.
; "master" lasts as long as the tune.

sr = 48000
ksmps = 16
nchnls = 1
0dbfs = 1
seed 5

gaDry init 0
gaRoom init 0

opcode Play, 0, ai
  aSound, iRoom xin
  gaDry += aSound
  gaRoom += aSound * iRoom
endop

opcode Glide, k, iii
  iFrom, iTo, iTime xin
  iFirst = cpspch(iFrom)
  iLast = (iTo == 0) ? iFirst : cpspch(iTo)
  xout expseg(iFirst, iTime * 0.25, iFirst, iTime * 0.35, iLast, 1, iLast)
endop

; What the speaker of an amplifier lets through.
opcode Speaker, a, a
  aIn xin
  aOut = butterhp(aIn, 90)
  aOut = pareq(aOut, 2600, 1.4, 0.9, 0)
  xout butterlp(butterlp(aOut, 3600), 4500)
endop

; Driven; p7, p8: semitones to a second and third string (0: none)
instr guitar
  kBend = Glide(p4, p6, p3) / cpspch(p4)
  iHertz = cpspch(p4)
  aWire = pluck(0.8, iHertz * kBend, iHertz, 0, 1) + 0.25 * vco2(0.6, iHertz * kBend)
  if p7 > 0 then
    iSecond = iHertz * semitone(p7)
    aWire += pluck(0.7, iSecond * kBend, iSecond, 0, 1) + 0.2 * vco2(0.6, iSecond * kBend)
  endif
  if p8 > 0 then
    iThird = iHertz * semitone(p8)
    aWire += pluck(0.6, iThird * kBend, iThird, 0, 1) + 0.15 * vco2(0.6, iThird * kBend)
  endif
  aWire *= expon:a(1, 1.5, 0.15) * linsegr:a(0, 0.002, 1, p3, 1, 0.04, 0)
  aDriven = tanh(butterhp(butterlp(aWire, 2800), 110) * 3.5)
  Play(Speaker(aDriven) * p5 * 0.32, 0.15)
endin

; Driven harder, held, with a vibrato that comes late: for what sings
instr lead
  kHertz = Glide(p4, p6, p3) * (1 + 0.010 * linseg(0, 0.2, 0, 0.25, 1, 1, 1) * oscili:k(1, 5.5))
  aWire = vco2(0.6, kHertz) + 0.5 * vco2(0.6, kHertz, 2, 0.3)
  aDriven = tanh(butterhp(butterlp(aWire, 3500), 200) * 4)
  Play(Speaker(aDriven) * p5 * 0.36 * linsegr:a(0, 0.008, 1, p3, 0.9, 0.06, 0), 0.3)
endin

; Clean and bright: an electric with a pick
instr twang
  iHertz = cpspch(p4)
  kHertz = Glide(p4, p6, p3)
  aWire = pluck(1, kHertz, iHertz, 0, 1)
  aWire = pareq(butterlp(butterhp(aWire, 120), 6000), 3000, 1.4, 0.8, 0)
  aWire *= 1 - 0.25 * oscili:a(1, 6.5)
  Play(tanh(aWire * 1.5) * p5 * 0.45 * linsegr:a(0, 0.001, 1, p3, 1, 0.08, 0), 0.35)
endin

; Steel strings on wood
instr acoustic
  iHertz = cpspch(p4)
  aWire = pluck(1, iHertz, iHertz, 0, 1)
  aBody = aWire * 0.6 + butterbp(aWire, 110, 60) * 0.6 + butterbp(aWire, 220, 90) * 0.6 + butterhp(aWire, 3000) * 0.4
  Play(aBody * p5 * 0.6 * linsegr:a(0, 0.001, 1, p3, 1, 0.15, 0), 0.2)
endin

; A bottle's neck on the strings
instr slide
  kHertz = Glide(p4, p6, p3) * (1 + 0.012 * linseg(0, 0.2, 0, 0.2, 1, 1, 1) * oscili:k(1, 4.8))
  aWire = vco2(0.7, kHertz, 4, 0.2) * expon:a(1, 2, 0.3)
  aDriven = tanh(butterlp(aWire, 2800) * 3)
  Play(Speaker(aDriven) * p5 * 0.35 * linsegr:a(0, 0.01, 1, p3, 1, 0.07, 0), 0.35)
endin

instr harmonica
  kHertz = Glide(p4, p6, p3)
  kHand = 1 + 0.25 * linseg(0, 0.12, 0, 0.2, 1, 1, 1) * oscili:k(1, 6)
  aReed = vco2(0.5, kHertz, 2, 0.22) + vco2(0.4, kHertz * 1.002)
  aTone = butterbp(aReed, 900, 500) + 0.8 * butterbp(aReed, 2300, 700) + 0.25 * aReed
  Play(butterlp(aTone, 6000) * kHand * p5 * 0.42 * linsegr:a(0, 0.02, 1, p3, 1, 0.06, 0), 0.3)
endin

instr organ
  iHertz = cpspch(p4)
  aSpin = 1 + 0.004 * oscili:a(1, 6.6)
  aBars = oscili(0.6, iHertz * aSpin) + oscili(0.5, iHertz * 2 * aSpin) + oscili(0.35, iHertz * 3 * aSpin)
  aBars += oscili(0.25, iHertz * 4 * aSpin) + oscili(0.12, iHertz * 6 * aSpin) + oscili(0.12, iHertz * 8 * aSpin)
  aBars *= 1 + 0.2 * oscili:a(1, 6.6, -1, 0.25)
  Play(tanh(aBars * 1.4) * p5 * 0.25 * linsegr:a(0, 0.005, 1, p3, 1, 0.03, 0), 0.2)
endin

instr bass
  iHertz = cpspch(p4)
  kHertz = Glide(p4, p6, p3)
  aWire = butterlp(pluck(1, kHertz, iHertz, 0, 1), 1400) + 0.6 * butterlp(vco2(0.6, kHertz), 500)
  Play(tanh(aWire * 1.6) * p5 * 0.42 * expon:a(1, 1.2, 0.2) * linsegr:a(0, 0.003, 1, p3, 1, 0.04, 0), 0.02)
endin

instr kick
  aDrum = oscili(expon:a(1, 0.22, 0.02), expseg(190, 0.03, 80, 0.1, 52, 1, 45))
  aBeater = butterbp(noise(1, 0), 2500, 2000) * expon:a(1, 0.012, 0.01) * 0.35
  Play((aDrum + aBeater) * p4 * 0.75 * linsegr:a(0, 0.001, 1, 0.18, 1, 0.05, 0), 0.04)
endin

instr snare
  aShell = oscili(expon:a(1, 0.12, 0.02), expseg(260, 0.03, 190, 1, 170))
  aWires = butterhp(noise(1, 0), 1500) * expon:a(1, 0.2, 0.02)
  Play((aShell * 0.6 + aWires * 0.45) * p4 * 0.8 * linsegr:a(0, 0.001, 1, 0.2, 1, 0.05, 0), 0.35)
endin

; p5: seconds until it is gone, for an open one (0: closed)
instr hat
  iTime = (p5 == 0) ? 0.06 : p5
  aRing = noise(1, 0) + vco2(0.4, 6130, 10) + vco2(0.4, 8211, 10)
  Play(butterhp(aRing, 7000) * p4 * 0.36 * expon:a(1, iTime, 0.02) * linsegr:a(0, 0.001, 1, iTime, 1, 0.02, 0), 0.08)
endin

instr crash
  aRing = noise(1, 0) + vco2(0.3, 3571, 10) + vco2(0.3, 5437, 10) + vco2(0.3, 7253, 10)
  aRing = butterhp(aRing, 3500) * expon:a(1, 1.3, 0.05)
  Play(aRing * p4 * 0.14 * linsegr:a(0, 0.003, 1, p3, 1, 0.2, 0), 0.3)
endin

; p5: its pitch
instr tom
  iHertz = cpspch(p5)
  aDrum = oscili(expon:a(1, 0.35, 0.02), expseg(iHertz * 1.8, 0.04, iHertz, 1, iHertz * 0.85))
  aDrum += butterbp(noise(1, 0), 1800, 1500) * expon:a(1, 0.02, 0.01) * 0.25
  Play(aDrum * p4 * 0.65 * linsegr:a(0, 0.001, 1, 0.3, 1, 0.06, 0), 0.2)
endin

instr stick
  aWood = oscili(expon:a(1, 0.05, 0.01), 1850) + oscili(0.5 * expon:a(1, 0.03, 0.01), 3120)
  Play(aWood * p4 * 0.4 * linsegr:a(0, 0.001, 1, 0.06, 1, 0.02, 0), 0.3)
endin

instr cowbell
  aMetal = butterbp(vco2(0.5, 562, 10) + vco2(0.5, 845, 10), 1000, 900) * expon:a(1, 0.2, 0.03)
  Play(aMetal * p4 * 0.6 * linsegr:a(0, 0.001, 1, 0.18, 1, 0.05, 0), 0.15)
endin

instr tambourine
  aJingle = butterbp(noise(1, 0), 9500, 2500) + butterbp(noise(1, 0), 6200, 400) * 2
  Play(aJingle * p4 * 0.55 * expon:a(1, 0.16, 0.03) * linsegr:a(0, 0.002, 1, 0.15, 1, 0.05, 0), 0.2)
endin

; A kick of another size: p5 its pitch
instr thud
  iHertz = cpspch(p5)
  aDrum = oscili(expon:a(1, 0.2, 0.02), expseg(iHertz * 3, 0.04, iHertz, 1, iHertz * 0.9))
  aSkin = butterlp(noise(1, 0), 1800) * expon:a(1, 0.02, 0.01) * 0.3
  Play((aDrum + aSkin) * p4 * 0.7 * linsegr:a(0, 0.002, 1, 0.16, 1, 0.05, 0), 0.06)
endin

instr master
  aWet, aOther reverbsc gaRoom, gaRoom, 0.6, 6000
  out dcblock2(tanh((gaDry + aWet * 0.6) * 0.9))
  gaDry = 0
  gaRoom = 0
endin
