import type { Layer, Material } from '../baker/recipe.ts'
import { mirrored, plain } from './person/person.ts'
import { ellipse, path } from './svg.ts'

/** An animal that faces the viewer. Path data is of the left half where both halves are alike. */
export interface Animal {
  coat: Material
  /** Colours of muzzle and breast. */
  mask: Partial<Material>
  ear: string
  innerEar?: string
  earColour?: string
  /** Outline of neck and breast; left out, there is a common one. */
  neck?: string
  head: string
  muzzle: string
  nose: string
  noseColour?: string
  /** One eye: x, y, half its width and height. */
  eye: readonly [number, number, number, number]
  eyeColour: string
  /** A pupil that is a slit, a bar or a disc. */
  pupil?: 'slit' | 'disc'
  /** Path data of one brow, which makes it look cross. */
  brow?: string
  /** A line for the mouth. */
  mouth?: string
}

const dark = plain('#1a1226', { light: '#5a5068', deep: '#0a0610', metal: 0.4 })
const NECK = 'M256 330q116 0 156 60 22 50 28 122H72q6-72 28-122 40-60 156-60z'

/** Layers of an animal's head and breast, in the whole box. */
export function animal(row: Animal): Layer[] {
  const [x, y, w, h] = row.eye
  return [
    { svg: path(row.neck ?? NECK), ink: 5, round: 90, material: row.coat },
    { svg: mirrored(path(row.ear)), ink: 6, round: 46, material: row.coat },
    ...(row.innerEar ? [{ svg: mirrored(path(row.innerEar)), material: plain(row.earColour ?? '#4a2a3a'), ink: 0, free: true }] : []),
    { svg: path(row.head), ink: 6, round: 110, material: row.coat },
    { svg: path(row.muzzle), material: { ...row.coat, ...row.mask }, ink: 0, round: 60, free: true },
    {
      svg: mirrored(ellipse(x, y, w, h)),
      material: plain(row.eyeColour, { light: '#fffbe0', deep: '#5a2a06', metal: 0.4 }),
      ink: 6,
      round: 20,
      free: true,
    },
    {
      svg: mirrored(row.pupil === 'slit' ? ellipse(x + 4, y, w * 0.26, h * 0.85) : ellipse(x + 3, y, w * 0.5, h * 0.62)),
      material: dark,
      ink: 0,
      free: true,
    },
    ...(row.brow ? [{ svg: mirrored(path(row.brow)), material: row.coat, ink: 4, round: 24, free: true }] : []),
    { svg: path(row.nose), material: row.noseColour ? plain(row.noseColour) : dark, ink: 4, round: 30, free: true },
    ...(row.mouth
      ? [
          {
            svg: `<path d="${row.mouth}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`,
            material: dark,
            ink: 0,
            free: true,
            close: 1,
          },
        ]
      : []),
    { svg: mirrored(ellipse(x - 5, y - h * 0.4, 6)), kind: 'glow', soft: 2, opacity: 1, material: { glow: '#ffffff' }, free: true },
  ]
}
