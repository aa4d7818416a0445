// Heads of animals that keep a place, in the scale of a person that fills the box; their eyes are where a person's are.
import type { Layer } from '../../baker/recipe.ts'
import { mirrored, plain, tint } from '../../shapes/person/person.ts'
import { ellipse, path, stroke } from '../../shapes/svg.ts'
import { form, mark, shape } from '../kinds/kit.ts'

const eyes = (colour: string, slit: boolean, radius = 32): Layer[] => [
  form(mirrored(ellipse(202, 230, radius, radius + 2)), plain(colour, { metal: 0.4, light: '#fffbe0' }), { free: true, edge: 16 }),
  mark(mirrored(slit ? ellipse(204, 232, 8, 24) : ellipse(205, 232, 15)), '#140d18'),
  { svg: ellipse(194, 220, 7) + ellipse(302, 220, 7), kind: 'glow', soft: 2, opacity: 1, material: { glow: '#ffffff' }, free: true },
]
const furry = (colour: string) => plain(colour, { texture: 'fur', textureDepth: 0.5, deep: '#1e120a' })

export const catFace = (coat: string, belly: string, iris: string): Layer[] => [
  shape('M60 512q10-110 130-140h132q120 30 130 140z', furry(coat), { round: 90 }),
  shape('M190 400q66 40 132 0l20 112H170z', furry(belly), { free: true, ink: 0 }),
  shape(
    'M110 40q70 16 100 66 46-14 92 0 30-50 100-66 26 90 2 160 20 60-14 110-50 66-134 66t-134-66q-34-50-14-110-24-70 2-160z',
    furry(coat),
    { round: 90 },
  ),
  form(mirrored(path('M128 74q40 14 62 56-32 18-50 54-20-50-12-110z')), plain('#d88a90'), { ink: 0, free: true }),
  shape('M176 300q80-40 160 0 10 60-80 66-90-6-80-66z', furry(belly), { free: true, ink: 0, round: 50 }),
  ...eyes(iris, true),
  mark(path('M238 286h36l-18 22z'), '#8a3a40'),
  mark(stroke('M180 306l-80-14M180 320l-76 18M332 306l80-14M332 320l76 18', 5), '#3a2418'),
]

export const hareFace = (coat: string, belly: string): Layer[] => [
  shape('M70 512q10-110 120-140h132q110 30 120 140z', furry(coat), { round: 90 }),
  form(mirrored(path('M190 140Q110 60 130-40q70 40 104 160z')), furry(coat), { round: 40 }),
  form(mirrored(path('M192 110Q140 50 146-6q44 40 66 110z')), plain('#f0a8b0'), { ink: 0, free: true }),
  shape('M256 96q124 6 128 130 0 110-128 136-128-26-128-136 4-124 128-130z', furry(coat), { round: 90 }),
  shape('M190 290q66-30 132 0 10 56-66 66-76-10-66-66z', furry(belly), { free: true, ink: 0, round: 50 }),
  ...eyes('#c8803a', false, 28),
  mark(path('M240 280h32l-16 20z'), '#c85a6a'),
  mark(stroke('M190 306l-70-10M190 318l-66 14M322 306l70-10M322 318l66 14', 4), '#6a5a5a'),
]

export const owlFace = (coat: string, disc: string): Layer[] => [
  shape('M50 512q0-120 100-160h212q100 40 100 160z', furry(coat), { round: 90 }),
  form(
    [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((k) => ellipse(166 + k * 60 + (row % 2) * 30, 420 + row * 36, 26, 20))).join(''),
    furry(tint(coat, 0.4)),
    { free: true, ink: 2, edge: 14 },
  ),
  shape(
    'M256 90q60 0 90 10 30-60 70-60-6 60-30 110 40 60 4 140-40 84-134 84t-134-84q-36-80 4-140-24-50-30-110 40 0 70 60 30-10 90-10z',
    furry(coat),
    { round: 90 },
  ),
  form(mirrored(ellipse(196, 234, 72, 76)), furry(disc), { free: true, ink: 3, edge: 30 }),
  ...eyes('#ffc83a', false, 42),
  shape('M256 252q22 14 20 44-10 20-20 26-10-6-20-26-2-30 20-44z', plain('#e8a83a', { deep: '#6a3a08' }), { round: 20 }),
]

export const octopusFace = (skin: string): Layer[] => [
  form(
    mirrored(stroke('M220 400Q120 400 60 470M230 420Q150 450 130 512M240 430Q220 470 210 512', 46)) +
      mirrored(stroke('M200 370Q90 350 50 270Q30 220 70 200', 40)),
    plain(skin, { deep: '#4a1230', rim: '#8ae8ff' }),
    { close: 1, maxHole: 0, edge: 24 },
  ),
  shape(
    'M256 20q160 6 164 180 0 120-50 170-50 40-114 40t-114-40q-50-50-50-170Q96 26 256 20z',
    plain(skin, { deep: '#4a1230', rim: '#8ae8ff', rough: 0.8 }),
    { round: 110 },
  ),
  mark(ellipse(160, 110, 14) + ellipse(200, 74, 9) + ellipse(350, 120, 12) + ellipse(320, 80, 8), tint(skin, 0.4)),
  ...eyes('#fff0b0', false, 34),
]
