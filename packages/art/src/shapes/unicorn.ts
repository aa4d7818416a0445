import type { Layer, Material } from '../baker/recipe.ts'
import { plain } from './person/person.ts'
import { ellipse, path, stroke } from './svg.ts'

/** A unicorn's colours. */
export interface Unicorn {
  coat: Partial<Material>
  mane: Partial<Material>
  /** Outline of the mane; left out, it falls. */
  maneShape?: string
  horn: Partial<Material>
  /** Colour of lines on the coat: cheek, muzzle, neck. */
  line: string
  eye: string
}

const MANE =
  'M286 96Q210 50 150 92Q84 130 74 214Q66 290 14 318Q66 338 104 306Q96 386 34 432Q100 434 142 384Q136 452 84 506Q170 500 196 430Q214 380 214 320Q232 240 270 190Q300 150 286 96z'
const HEAD =
  'M262 110Q306 92 340 134Q366 176 398 246Q430 296 456 336Q476 370 456 398Q436 422 404 412Q380 406 364 386Q338 366 312 360Q266 352 238 316Q210 272 222 204Q230 136 262 110z'

/** Layers of a unicorn's head and neck, facing right. */
export function unicorn({ coat, mane, maneShape = MANE, horn, line, eye }: Unicorn): Layer[] {
  const lines = (d: string, width: number, opacity = 0.5): Layer => ({
    svg: stroke(d, width),
    material: plain(line, { rough: 0 }),
    ink: 0,
    free: true,
    close: 1,
    edge: 8,
    opacity,
  })
  return [
    { svg: path('M268 110Q170 130 118 240Q72 360 62 512H380Q366 452 326 410Q292 372 306 320z'), material: coat, ink: 6, round: 110 },
    { svg: path('M230 128Q206 70 226 22Q264 52 272 116z'), material: coat, ink: 6, round: 30 },
    { svg: path(HEAD), material: coat, ink: 6, round: 100 },
    {
      svg: path('M392 330Q420 300 444 322Q478 366 456 398Q436 422 404 412Q376 402 372 372Q376 348 392 330z'),
      material: mane,
      ink: 0,
      round: 50,
      free: true,
      opacity: 0.35,
    },
    lines('M250 268Q262 322 318 336M436 386Q412 390 394 374', 8),
    { svg: ellipse(436, 350, 9, 12), material: plain('#3a2238', { rough: 0 }), ink: 0, free: true, close: 1 },
    { svg: path(maneShape), material: mane, ink: 6, round: 60 },
    lines(
      'M270 120Q180 110 140 200Q120 280 70 316M262 150Q200 170 176 260Q160 340 104 398M256 190Q204 260 196 350Q184 430 128 482',
      8,
      0.45,
    ),
    { svg: path('M290 148L330 118Q392 56 446-4Q424 88 352 160Q320 182 290 148z'), material: horn, ink: 6, round: 26 },
    lines('M322 124Q336 146 356 154M352 98Q364 116 382 122M382 70Q392 84 404 88M408 44Q414 52 424 56', 7, 0.8),
    {
      svg: path('M256 116Q274 66 246 16Q302 54 310 120Q336 150 318 206Q306 232 276 240Q298 206 284 176Q262 148 256 116z'),
      material: mane,
      ink: 5,
      round: 36,
    },
    {
      svg: path('M306 222Q330 186 366 208Q372 238 340 246Q314 246 306 222z'),
      material: plain('#fffaf2', { deep: '#8a7a90' }),
      ink: 5,
      edge: 14,
      free: true,
    },
    { svg: ellipse(342, 224, 17, 19), material: plain(eye, { metal: 0.4 }), ink: 0, edge: 12, free: true, close: 1 },
    { svg: ellipse(344, 224, 8, 12), material: plain('#140d18', { rough: 0 }), ink: 0, free: true, close: 1 },
    { svg: stroke('M300 224Q324 180 370 204', 10), material: plain('#2a1430', { rough: 0 }), ink: 0, edge: 6, free: true, close: 1 },
    { svg: ellipse(336, 215, 6), kind: 'glow', soft: 1, opacity: 1, material: { glow: '#ffffff' }, free: true },
  ]
}
