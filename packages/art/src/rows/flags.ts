// Flags of clans: a cloth, a division of its field, and a charge. All are white, and take the clan's colours when they are drawn.
import { FlagCharge, type FlagField } from '@skystair/contract/enums'
import type { Material, Relief } from '../baker/recipe.ts'
import { plain } from '../shapes/person/person.ts'
import { box, ellipse, path, polygon, ring } from '../shapes/svg.ts'
import { material } from './materials.ts'

const white: Partial<Material> = plain('#e8e8e8', { light: '#ffffff', deep: '#8a8a8a', rim: '#ffffff', texture: 'cloth' })
const CLOTH = 'M40 60q110-40 216 0t216 0v320q-110 40-216 0t-216 0z'
/** Drawn over the cloth and cut off at its edges. */
const field = (svg: string): Relief => ({
  material: material('steel', white),
  layers: [{ svg: `<clipPath id="c"><path d="${CLOTH}"/></clipPath><g clip-path="url(#c)">${svg}</g>`, ink: 0, round: 20, edge: 8 }],
})
const charge = (icon: string): Relief => ({
  material: material('steel', { ...white, texture: 'none' }),
  layers: [{ icon, size: 0.86, ink: 7 }],
})

export const flagCloth: Relief = { material: material('steel', white), layers: [{ svg: path(CLOTH), ink: 6, round: 30 }] }

export const flagFields: Record<FlagField, Relief> = {
  pale: field(box(0, 0, 256, 512)),
  fess: field(box(0, 220, 512, 292)),
  bend: field(
    polygon([
      [0, 0],
      [512, 0],
      [512, 440],
    ]),
  ),
  sinister: field(
    polygon([
      [0, 0],
      [512, 0],
      [0, 440],
    ]),
  ),
  cross: field(box(206, 0, 100, 512) + box(0, 170, 512, 100)),
  saltire: field(
    polygon([
      [0, 0],
      [90, 0],
      [512, 360],
      [512, 440],
      [422, 440],
      [0, 80],
    ]) +
      polygon([
        [512, 0],
        [422, 0],
        [0, 360],
        [0, 440],
        [90, 440],
        [512, 80],
      ]),
  ),
  chevron: field(
    polygon([
      [0, 440],
      [256, 180],
      [512, 440],
      [512, 330],
      [256, 70],
      [0, 330],
    ]),
  ),
  quarters: field(box(0, 0, 256, 220) + box(256, 220, 256, 292)),
  bars: field([30, 170, 310].map((y) => box(0, y, 512, 70)).join('')),
  stripes: field([40, 184, 328].map((x) => box(x, 0, 72, 512)).join('')),
  disc: field(ellipse(256, 220, 130)),
  border: field(`<path fill-rule="evenodd" d="M0 0h512v512H0zM92 96h328v250H92z"/>`),
}

const drawn: Partial<Record<FlagCharge, Relief>> = {
  ring: { material: material('steel', { ...white, texture: 'none' }), layers: [{ svg: ring(256, 256, 200, 130), ink: 7, maxHole: 0 }] },
}

/** The charges; those that are not drawn here are icons of the same name. */
export const flagCharges = Object.fromEntries(FlagCharge.map((name) => [name, drawn[name] ?? charge(name)])) as Record<FlagCharge, Relief>
