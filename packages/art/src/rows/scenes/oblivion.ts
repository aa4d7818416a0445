// Oblivion: a waiting room, and the book from which the names fade.
import type { Relief } from '../../baker/recipe.ts'
import type { Scene } from '../../scene/scene.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, path, star, stroke } from '../../shapes/svg.ts'
import { at, brass, each, lamp, made, put, skies } from './kit.ts'

const paper = plain('#f6ecd0', { deep: '#8a7a5a', light: '#ffffff', rim: '#b8ffe0' })
const oak = plain('#5a4a44', { texture: 'bark', deep: '#1a1418', light: '#b8a898', rim: '#a8ffdc' })

/** An open book on a reading desk; what is written in it rises as light. */
const book: Relief = made('bark', oak, [
  { svg: ellipse(256, 190, 150, 120), kind: 'glow', soft: 50, opacity: 0.5, material: { glow: '#8affd0' } },
  { svg: path('M226 360h60l16 130h-92z'), ink: 5, round: 40 },
  { svg: path('M140 506v-10q0-22 34-26h164q34 4 34 26v10z'), ink: 5, edge: 16 },
  { svg: path('M60 360L90 316H422L452 360 440 382H72z'), ink: 5, edge: 18 },
  {
    svg: path('M30 344L64 232H448L482 344Q370 336 256 364 142 336 30 344z'),
    ink: 5,
    material: plain('#2a5a52', { deep: '#06201e', rim: '#b8ffe0' }),
    edge: 20,
  },
  {
    svg: path('M46 328L78 214Q180 184 256 226 332 184 434 214L466 328Q352 304 256 346 160 304 46 328z'),
    ink: 5,
    material: { ...paper, base: '#d8c8a0' },
    edge: 16,
  },
  { svg: mirrored(path('M256 336Q164 292 56 314L86 206Q186 178 256 220z')), ink: 4, material: paper, round: 44 },
  {
    svg: mirrored(stroke('M108 228Q176 208 236 238M102 250Q172 230 236 262', 7)),
    material: plain('#3a3450'),
    ink: 0,
    free: true,
    close: 1,
    edge: 5,
  },
  {
    svg: mirrored(stroke('M96 272Q168 252 236 286M90 294Q150 278 200 292', 6)),
    material: plain('#6a6478'),
    ink: 0,
    free: true,
    close: 1,
    edge: 5,
    opacity: 0.45,
  },
  { svg: path('M244 214h24v150l-12 26-12-26z'), material: plain('#b8342e', { deep: '#3a0a10' }), ink: 4, free: true, edge: 10 },
  {
    svg:
      star(150, 168, 16, 4, 4) +
      star(214, 132, 12, 3, 4) +
      star(330, 152, 18, 5, 4) +
      star(286, 84, 12, 3, 4) +
      star(196, 56, 9, 3, 4) +
      star(256, 24, 8, 2, 4) +
      stroke('M176 150q16-10 8-22t8-20M302 124q-14-10-4-22t-6-20M244 176q14-12 4-26t6-24M356 112q12-12 2-22', 6),
    kind: 'glow',
    soft: 4,
    opacity: 1,
    material: { glow: '#b8ffe4' },
    free: true,
  },
])

export const oblivion: Scene = {
  sky: skies.room,
  seed: 52,
  wall: { kind: 'planks', dark: '#36463f', light: '#a8bcae' },
  ground: { kind: 'flags', y: 0.72, near: '#8ea294', far: '#54665c' },
  things: [
    at('wooden-door', plain('#8a9a8a', { texture: 'bark', deep: '#2a342e' }), 0.42, 0.74, 0.17, { fill: true }),
    at('alarm-clock', brass, 0.42, 0.22, 0.1, { floats: true, fill: true }),
    ...each([0.09, 0.92, 0.13, 0.24, 0.84, 0.1], (x, y, w) =>
      at('wooden-chair', plain('#9aa89a', { texture: 'bark', deep: '#2e3830' }), x, y, w),
    ),
    put(book, 0.74, 0.95, 0.36),
  ],
  lamps: [lamp(0.74, 0.5, 0.24, '#b8ffe0', 0.4), lamp(0.42, 0.3, 0.3, '#e8fff0', 0.2)],
}
