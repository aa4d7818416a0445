import type { Layer, Relief } from '../../baker/recipe.ts'
import { materials as m, material } from '../../rows/materials.ts'
import { ellipse, path } from '../svg.ts'
import { face } from './face.ts'
import { fringe, hairBehind } from './hair.ts'
import { hat } from './hat.ts'
import { mirrored, type Person, plain } from './person.ts'

/** A person facing the viewer, from the breast up; fades out at the bottom. */
export function bust(person: Person): Relief {
  return {
    material: material('skin', { rough: 0.2, rim: '#ffd9a0', deep: '#4a2016', light: '#fff0d4', ...person.hide }),
    layers: [...(person.behind ?? []), ...bustAt(person, person.size ?? 0.86, 256, 512)],
    fadeFrom: 440,
  }
}

/** Layers of a person whose breast ends at x, y; at size 1 it is as high as the box. */
export const bustAt = (person: Person, size: number, x: number, y: number): Layer[] =>
  figure(person).map((layer) => sized(layer, size, x, y))

/** Layers of a person that fills the box. */
function figure(person: Person): Layer[] {
  const above = person.helmet ?? [...head(person), ...face(person), ...fringe(person), ...hat(person)]
  return [...(person.helmet ? [] : hairBehind(person)), ...shoulders(person), ...above, ...(person.before ?? [])]
}

/** Scales a layer and moves the middle of its lower edge to x, y. */
export function sized(layer: Layer, size: number, left: number, foot: number): Layer {
  if (layer.svg) return { ...layer, svg: `<g transform="translate(${left} ${foot}) scale(${size}) translate(-256 -512)">${layer.svg}</g>` }
  const { x = 256, y = 256, size: own = 0.86 } = layer
  return { ...layer, x: left + (x - 256) * size, y: foot + (y - 512) * size, size: own * size }
}

function shoulders({ cloth, trim, skin, strong, hide }: Person): Layer[] {
  const wide = strong ? 40 : 76
  const cloak = plain(cloth, { texture: 'cloth', deep: '#0c0a18', rim: '#ffd9a0' })
  const collar = { ...m[trim], texture: 'none' as const }
  return [
    { svg: path(`M${wide} 512q-4-110 90-140 60-20 70-40h112q10 20 70 40 94 30 90 140z`), material: cloak, ink: 6, round: 90 },
    { svg: path('M204 300h104v70q-20 50-52 50t-52-50z'), material: plain(skin, hide), ink: 4, round: 50 },
    { svg: path('M186 352q70 100 140 0l30 20q-40 110-100 120-60-10-100-120z'), material: collar, ink: 5, edge: 16 },
    { svg: ellipse(256, 446, 26), material: plain('#e0342e', { metal: 0.5, light: '#ffd0c0' }), ink: 5, edge: 20, free: true },
    ...(strong ? [pauldrons(trim)] : []),
  ]
}

const pauldrons = (trim: Person['trim']): Layer => ({
  svg: mirrored(path('M30 500q-6-96 60-116 60-8 84 46-70 10-90 80z')),
  material: { ...m[trim], texture: 'hammer' },
  ink: 6,
  round: 60,
})

const JAW = 'M256 92q112 4 112 130 0 60-30 100-30 44-82 46-52-2-82-46-30-40-30-100 0-126 112-130z'
const FINE_JAW = 'M256 96q104 4 104 124 0 60-34 100-32 46-70 48-38-2-70-48-34-40-34-100 0-120 104-124z'
const EARS = {
  round: ellipse(149, 236, 24, 36),
  pointed: path('M170 206q-50-34-112-96-4 80 30 120 30 36 84 40z'),
  wide: path('M160 200q-66-30-126 0 6 64 60 84 30 10 66-4z'),
}

function head({ skin, strong, ears, hide }: Person): Layer[] {
  const flesh = plain(skin, hide)
  return [
    { svg: mirrored(EARS[ears ?? 'round']), material: flesh, ink: 5, round: 30 },
    { svg: path(strong ? JAW : FINE_JAW), material: flesh, ink: 5, round: 110 },
  ]
}
