import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { type MaterialName, materials as m, material } from '../rows/materials.ts'
import { diamond, ellipse, path, stroke } from './svg.ts'

/** What tells one person from another. Colours are '#rrggbb'. */
export interface Person {
  skin: string
  hair: string
  style: 'short' | 'tied' | 'long' | 'braids' | 'none'
  cloth: string
  trim: MaterialName
  brow: string
  eyes: string
  beard?: boolean
  /** Colour of a hood drawn over the hair. */
  hood?: string
  /** Colour of the jewel in a circlet. */
  circlet?: string
  /** A broad jaw and shoulders. */
  strong?: boolean
}

const plain = (colour: string, more: Partial<Material> = {}): Partial<Material> => ({
  base: colour,
  second: colour,
  accent: colour,
  texture: 'none',
  metal: 0.1,
  ...more,
})

/** A person from the breast up, facing us. */
export function bust(person: Person): Relief {
  const stuff = material('skin', { rough: 0.2, rim: '#ffd9a0', deep: '#4a2016', light: '#fff0d4' })
  return {
    material: stuff,
    layers: [...behind(person), ...shoulders(person), ...head(person), ...face(person), ...hair(person), ...adornment(person)],
    fadeFrom: 440,
  }
}

const tress = (person: Person): Partial<Material> =>
  plain(person.hair, { deep: '#120a0e', light: '#ffd9a0', texture: 'fur', textureDepth: 0.9, rim: '#ffcf9a', metal: 0.3 })

function behind(person: Person): Layer[] {
  if (person.hood)
    return [
      {
        svg: path('M256 30q150 10 160 180 6 120 40 190H56q34-70 40-190Q106 40 256 30z'),
        material: plain(person.hood, { texture: 'cloth', deep: '#0e140c', light: '#d8e8a8' }),
        ink: 6,
        round: 90,
      },
    ]
  switch (person.style) {
    case 'long':
      return [
        {
          svg: path('M256 40q150 0 160 150 6 90 36 150-10 70-60 110H120q-50-40-60-110 30-60 36-150Q106 40 256 40z'),
          material: tress(person),
          ink: 6,
          round: 90,
        },
      ]
    case 'braids':
      return [{ svg: path('M256 40q136 0 146 140 4 50-10 90H120q-14-40-10-90Q120 40 256 40z'), material: tress(person), ink: 6, round: 90 }]
    case 'tied':
      return [{ svg: path('M220 30q60-30 76 20 4 40-36 50-50-20-40-70z'), material: tress(person), ink: 6 }]
    default:
      return []
  }
}

function shoulders({ cloth, trim, skin, strong }: Person): Layer[] {
  const wide = strong ? 40 : 76
  const cloak = plain(cloth, { texture: 'cloth', deep: '#0c0a18', light: '#fff0d4', rim: '#ffd9a0' })
  return [
    { svg: path(`M${wide} 512q-4-110 90-140 60-20 70-40h112q10 20 70 40 94 30 90 140z`), material: cloak, ink: 6, round: 90 },
    { svg: path('M204 300h104v70q-20 50-52 50t-52-50z'), material: plain(skin), ink: 4, round: 50 },
    {
      svg: path('M186 352q70 100 140 0l30 20q-40 110-100 120-60-10-100-120z'),
      material: { ...m[trim], texture: 'none' },
      ink: 5,
      edge: 16,
    },
    { svg: ellipse(256, 446, 26), material: plain('#e0342e', { metal: 0.5, light: '#ffd0c0' }), ink: 5, edge: 20, free: true },
    ...(strong ? [pauldron(trim, 1), pauldron(trim, -1)] : []),
  ]
}

const pauldron = (trim: MaterialName, side: 1 | -1): Layer => ({
  svg: `<g transform="translate(${side > 0 ? 0 : 512} 0) scale(${side} 1)">${path('M30 500q-6-96 60-116 60-8 84 46-70 10-90 80z')}</g>`,
  material: { ...m[trim], texture: 'hammer' },
  ink: 6,
  round: 60,
})

function head({ skin, strong }: Person): Layer[] {
  const jaw = strong
    ? 'M256 92q112 4 112 130 0 60-30 100-30 44-82 46-52-2-82-46-30-40-30-100 0-126 112-130z'
    : 'M256 96q104 4 104 124 0 60-34 100-32 46-70 48-38-2-70-48-34-40-34-100 0-120 104-124z'
  return [
    { svg: ellipse(strong ? 146 : 154, 236, 24, 36) + ellipse(strong ? 366 : 358, 236, 24, 36), material: plain(skin), ink: 5, round: 30 },
    { svg: path(jaw), material: plain(skin), ink: 5, round: 110 },
  ]
}

function face({ brow, eyes, skin, strong, beard }: Person): Layer[] {
  const dark = plain(brow, { light: brow, deep: brow, rough: 0 })
  const layers: Layer[] = [
    {
      svg: ellipse(208, 226, 27, strong ? 16 : 20) + ellipse(304, 226, 27, strong ? 16 : 20),
      material: plain('#fffaf2', { deep: '#8a7a90' }),
      ink: 3,
      edge: 14,
      free: true,
    },
    { svg: ellipse(210, 227, 13, 15) + ellipse(302, 227, 13, 15), material: plain(eyes, { metal: 0.5 }), ink: 1, edge: 10, free: true },
    { svg: ellipse(210, 228, 6, 7) + ellipse(302, 228, 6, 7), material: plain('#140d18', { light: '#140d18' }), ink: 0, free: true },
    { svg: ellipse(205, 221, 4) + ellipse(297, 221, 4), kind: 'glow', soft: 1, opacity: 1, material: { glow: '#ffffff' }, free: true },
    {
      svg: strong
        ? stroke('M174 198q34-20 66 0M338 198q-34-20-66 0', 15)
        : stroke('M178 196q30-22 60-6M334 196q-30-22-60-6', 9) + stroke('M178 222q28-26 58-4M334 222q-28-26-58-4', 6),
      material: dark,
      ink: 0,
      edge: 8,
      free: true,
    },
    { svg: path('M250 226q-6 36-16 50 22 16 44 0-10-14-16-50z'), material: plain(skin), ink: 0, edge: 16, round: 30, free: true },
    {
      svg: ellipse(186, 284, 24, 15) + ellipse(326, 284, 24, 15),
      kind: 'glow',
      soft: 9,
      opacity: 0.4,
      material: { glow: '#e8604a' },
      free: true,
    },
  ]
  if (beard) return layers
  const lips = plain(strong ? '#a85a4a' : '#c8404a', { light: '#ffb0a8' })
  return [...layers, { svg: path('M222 314q18-10 34-4 16-6 34 4-16 22-34 22t-34-22z'), material: lips, ink: 1, edge: 10, free: true }]
}

function hair(person: Person): Layer[] {
  const layers: Layer[] = []
  if (person.beard) {
    layers.push({
      svg: path('M148 244q16 40 44 46 30-20 64-4 34-16 64 4 28-6 44-46 12 90-24 140-30 60-84 74-54-14-84-74-36-50-24-140z'),
      material: tress(person),
      ink: 4,
      round: 60,
      edge: 20,
    })
    layers.push({
      svg: path('M228 322q28-12 56 0-8 18-28 18t-28-18z'),
      material: plain('#7a2a2a', { light: '#ff9a8a' }),
      ink: 2,
      edge: 8,
      free: true,
    })
  }
  if (person.hood)
    return [
      ...layers,
      {
        svg: path('M256 60q140 6 140 190-10-90-70-120-70-34-140 0-60 30-70 120 0-184 140-190z'),
        material: plain(person.hood, { texture: 'cloth', deep: '#0e140c', light: '#d8e8a8' }),
        ink: 5,
        round: 50,
      },
    ]
  const fringe: Record<Person['style'], string> = {
    short: 'M140 240q-24-90 16-140 40-56 110-52 90 0 112 60 20 60-6 132-8-60-34-84-60 10-110-20-44 24-60 30-20 30-28 74z',
    tied: 'M144 232q-14-150 112-154 126 4 112 154-10-70-60-98-52-16-104 0-50 28-60 98z',
    long: 'M256 60q134 0 126 190-14-70-60-104-40-10-66-34-26 24-66 34-46 34-60 104-8-190 126-190z',
    braids: 'M256 58q134 4 122 180-20-70-74-100-30-6-48-22-18 16-48 22-54 30-74 100-12-176 122-180z',
    none: '',
  }
  if (person.style !== 'none') layers.push({ svg: path(fringe[person.style]), material: tress(person), ink: 5, round: 50, edge: 20 })
  if (person.style === 'braids') {
    const knots = [300, 346, 392, 438]
      .map((y, k) => ellipse(118 - k * 4, y, 34 - k * 3, 28) + ellipse(394 + k * 4, y, 34 - k * 3, 28))
      .join('')
    layers.push({ svg: knots, material: tress(person), ink: 5, edge: 26, close: 2 })
  }
  return layers
}

function adornment({ circlet }: Person): Layer[] {
  if (!circlet) return []
  return [
    { svg: stroke('M142 176q114-50 228 0', 13), material: { ...m.gold, texture: 'none' }, ink: 4, edge: 8 },
    { svg: diamond(256, 152, 22, 28), material: { ...m.gold, texture: 'none' }, ink: 4, edge: 10, free: true },
    { svg: diamond(256, 152, 13, 18), material: plain(circlet, { metal: 0.5, light: '#ffffff' }), ink: 1, edge: 8, free: true },
  ]
}
