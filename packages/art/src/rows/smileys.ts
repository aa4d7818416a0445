// Smileys of the chat: four heads in twelve expressions.
import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { mirrored, plain } from '../shapes/person/person.ts'
import { ellipse, path, stroke } from '../shapes/svg.ts'
import { form, mark, ray, shape } from './kinds/kit.ts'
import { material } from './materials.ts'

const INK = '#1e1018'
const furry = (colour: string): Partial<Material> => plain(colour, { texture: 'fur', textureDepth: 0.4, deep: '#3a200e' })

const heads: Record<string, Layer[]> = {
  sun: [shape('M256 30q226 10 226 226T256 482 30 256 256 30z', plain('#ffc83a', { deep: '#a85a08', light: '#fff6b8' }), { round: 200 })],
  cat: [
    shape(
      'M70 20q90 30 120 84 66-16 132 0 30-54 120-84 30 120-6 190 50 90-10 170-60 100-170 100T86 380q-60-80-10-170Q40 140 70 20z',
      furry('#5e5688'),
      { round: 120 },
    ),
    form(mirrored(path('M96 66q50 24 70 66-40 20-58 58-24-60-12-124z')), plain('#d88aa0'), { ink: 0, free: true }),
  ],
  hare: [
    form(mirrored(path('M180 200Q90 90 120 0q90 50 120 180z')), furry('#f2eef6'), { round: 40 }),
    form(mirrored(path('M184 160Q130 90 140 46q50 40 70 110z')), plain('#ff9ab4'), { ink: 0, free: true }),
    shape('M256 130q190 8 196 180-10 170-196 176Q70 480 60 310q6-172 196-180z', furry('#f2eef6'), { round: 130 }),
  ],
  goblin: [
    form(mirrored(path('M110 200Q30 170-20 80q10 180 130 220z')), plain('#7ab02e', { deep: '#1a300c', rim: '#e0ff8a' }), { round: 30 }),
    shape('M256 40q190 10 186 210-10 220-186 232Q80 470 70 250 66 50 256 40z', plain('#7ab02e', { deep: '#1a300c', rim: '#e0ff8a' }), {
      round: 150,
    }),
  ],
}

const dots = mark(mirrored(ellipse(186, 240, 24, 34)), INK)
const lids = mark(mirrored(stroke('M150 246q36 30 72 0', 16)), INK)
const arcs = mark(mirrored(stroke('M150 256q36-44 72 0', 18)), INK)
const wide: Layer[] = [
  form(mirrored(ellipse(186, 238, 46, 52)), plain('#ffffff'), { ink: 4, free: true, edge: 20 }),
  mark(mirrored(ellipse(190, 242, 18, 22)), INK),
]
const smile = mark(stroke('M166 340q90 84 180 0', 18), INK)
const laugh: Layer[] = [
  mark(path('M146 320q110 40 220 0-10 120-110 124-100-4-110-124z'), '#5a0e1e'),
  mark(path('M160 330q96 30 192 0l-10 34q-86 24-172 0z'), '#ffffff'),
  mark(ellipse(256, 424, 44, 18), '#f0607a'),
]
const tongue: Layer[] = [
  mark(path('M166 336q90 60 180 0-6 60-90 64-84-4-90-64z'), '#5a0e1e'),
  mark(path('M250 376q44-20 70 0 14 80-34 84-48-10-36-84z'), '#f0607a'),
]
const frown = mark(stroke('M176 400q80-70 160 0', 18), INK)
const flat = mark(stroke('M190 372h132', 18), INK)
const round = mark(ellipse(256, 380, 36, 44), '#5a0e1e')
const angry = mark(mirrored(stroke('M136 176l90 44', 20)), INK)
const worried = mark(mirrored(stroke('M140 206l80-40', 18)), INK)
const tear = (x: number): Layer =>
  form(path(`M${x} 280q44 70 0 92-44-22 0-92z`), plain('#5ac8ff', { light: '#ffffff', metal: 0.4 }), { ink: 4, free: true, edge: 14 })
const heart = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 40Q-60-10-40-40-16-60 0-30 16-60 40-40 60-10 0 40z"/>`

const faces: Record<string, Layer[]> = {
  smile: [dots, smile],
  laugh: [arcs, ...laugh],
  wink: [mark(ellipse(186, 240, 24, 34) + stroke('M290 246q36 30 72 0', 16), INK), ...tongue],
  love: [mark(heart(186, 244, 1.1) + heart(326, 244, 1.1), '#e0243a'), smile],
  sad: [dots, worried, frown],
  cry: [lids, worried, frown, tear(160), tear(352)],
  angry: [dots, angry, frown],
  wonder: [...wide, round],
  sleep: [
    lids,
    mark(ellipse(256, 376, 22, 16), '#5a0e1e'),
    ray(path('M370 60h80l-56 70h60v22h-96l58-70h-46zM330 140h44l-30 40h32v16h-56l32-40h-22z'), '#d8e4ff', 4),
  ],
  shy: [arcs, ray(mirrored(ellipse(150, 320, 40, 26)), '#ff5a6a', 16, 0.7), mark(stroke('M216 360q40 30 80 0', 16), INK)],
  cool: [
    mark(path('M96 190h320v30q-10 76-84 76-56 0-66-60h-20q-10 60-66 60-74 0-84-76z'), '#141026'),
    ray(path('M120 206h60l-40 50q-20-20-20-50zM290 206h50l-34 44q-16-16-16-44z'), '#8ac8ff', 4, 0.6),
    smile,
  ],
  think: [...wide, mark(stroke('M290 160l80-14', 18), INK), flat],
}

export const smileys: Record<string, Relief> = Object.fromEntries(
  Object.entries(heads).flatMap(([head, layers]) =>
    Object.entries(faces).map(([face, features]) => [
      `${head}-${face}`,
      { material: material('gold', { texture: 'none', metal: 0.1 }), layers: [...layers, ...features] },
    ]),
  ),
)
