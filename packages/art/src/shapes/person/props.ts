import type { Layer, Material } from '../../baker/recipe.ts'
import { materials as m } from '../../rows/materials.ts'
import { box, diamond, ellipse, path, star } from '../svg.ts'
import { mirrored, plain } from './person.ts'

/** A pair of glyph wings behind the shoulders. */
export const glyphWings = (icon: string, material: Partial<Material>, size: number, x: number, y: number, turn: number): Layer[] => [
  { icon, size, x, y, turn, flip: true, material: { texture: 'none', ...material }, ink: 6 },
  { icon, size, x: 512 - x, y, turn: -turn, material: { texture: 'none', ...material }, ink: 6 },
]

/** A pair of large wings: long quills fanned out from the shoulder, shorter ones over their roots. */
export function featherWings(quills: Partial<Material>, coverts: Partial<Material>): Layer[] {
  const fan = (count: number, from: number, to: number, long: number, short: number, wide: number) => {
    let out = ''
    for (let k = 0; k < count; k++) {
      const t = k / (count - 1)
      const turn = from + (to - from) * t
      // Quills must not leave the box at its sides.
      const length = Math.min(long + (short - long) * t, 188 / Math.abs(Math.cos((turn * Math.PI) / 180)))
      out += `<ellipse cx="${length / 2}" cy="0" rx="${length / 2}" ry="${wide}" transform="translate(196 380) rotate(${turn})"/>`
    }
    return mirrored(out)
  }
  const soft = { texture: 'none' as const, rough: 0.4 }
  return [
    { svg: fan(7, 244, 172, 372, 190, 19), material: { ...soft, ...quills }, ink: 5, edge: 18, close: 1 },
    { svg: fan(5, 240, 182, 236, 140, 22), material: { ...soft, ...coverts }, ink: 4, edge: 20, close: 1 },
  ]
}

/** Two pairs of round wings, like a butterfly's. */
export const butterflyWings = (colour: string, spots: string): Layer[] => [
  {
    svg: mirrored(path('M236 330Q60 340 14 170-6 50 100 76q110 50 150 220zM240 352Q90 340 56 430q6 80 100 52 70-40 92-110z')),
    material: plain(colour, { rim: '#ffffff' }),
    ink: 6,
    round: 50,
  },
  {
    svg: mirrored(ellipse(84, 160, 36, 44) + ellipse(150, 236, 24, 30) + ellipse(118, 428, 26, 24)),
    material: plain(spots, { light: '#ffffff' }),
    ink: 3,
    edge: 20,
    free: true,
  },
]

/** A soft light around the head. */
export const glory: Layer = { svg: ellipse(256, 230, 170), kind: 'glow', soft: 44, opacity: 0.6, material: { glow: '#ffe08a' } }

/** A spear behind the right shoulder. */
export const spear = (): Layer[] => [
  { svg: box(422, 110, 16, 402), material: { ...m.bark, base: '#8a5a30' }, ink: 5, edge: 10 },
  { svg: path('M430 4l34 84-24 44h-20l-24-44z'), material: { ...m.steel, texture: 'none' }, ink: 6, edge: 20 },
  { svg: path('M410 136h40l-6 60-14-20-14 20z'), material: plain('#d0281e'), ink: 4 },
]

/** A staff with a shining crystal. */
export const staff = (crystal: string): Layer[] => [
  {
    svg: path('M420 150q-30-40-10-80l16 8q-8 30 18 52 26-22 18-52l16-8q20 40-10 80l-10 362h-28z'),
    material: { ...m.bark, base: '#8a5a30' },
    ink: 5,
    edge: 12,
    close: 2,
  },
  { svg: ellipse(444, 76, 40), kind: 'glow', soft: 22, opacity: 0.8, material: { glow: crystal } },
  { svg: diamond(444, 76, 26, 38), material: plain(crystal, { metal: 0.5, light: '#ffffff' }), ink: 4, edge: 16, free: true },
  { svg: star(436, 62, 16, 4, 4), kind: 'glow', soft: 3, opacity: 1, material: { glow: '#ffffff' }, free: true },
]

/** A sword held upright. */
export const sword = (): Layer[] => [
  { svg: path('M424 330V60l18-48 18 48v270z'), material: { ...m.steel, texture: 'none' }, ink: 6, edge: 18 },
  {
    svg: path('M386 318h112l8 26H378zM430 344h24v80h-24z') + ellipse(442, 436, 18),
    material: { ...m.gold, texture: 'none' },
    ink: 5,
    edge: 14,
  },
]

/** A war hammer held upright. */
export const hammer = (): Layer[] => [
  { svg: box(426, 60, 20, 452), material: { ...m.bark, base: '#8a5a30' }, ink: 5, edge: 10 },
  { svg: path('M372 40h90l36 20v64l-36 20h-90z') + box(422, 20, 28, 24, 4), material: { ...m.steel, texture: 'hammer' }, ink: 6, edge: 22 },
]

/** An axe held upright. */
export const axe = (): Layer[] => [
  { svg: box(420, 40, 20, 472), material: { ...m.bark, base: '#8a5a30' }, ink: 5, edge: 10 },
  {
    svg: path('M430 60q30-40 66-40 20 60 0 150-40-10-66-50zM430 76q-26-20-50-20-8 40 0 74 30-6 50-26z'),
    material: { ...m.steel, texture: 'none' },
    ink: 6,
    edge: 22,
  },
]
