import type { Layer, Material } from '../../baker/recipe.ts'
import { ellipse, path } from '../svg.ts'
import { mirrored, type Person, plain, tint } from './person.ts'

const tress = (colour: string): Partial<Material> =>
  plain(colour, { deep: '#120a0e', light: tint(colour, 0.5), texture: 'fur', textureDepth: 0.8, rim: '#ffcf9a' })

const woven = (colour: string): Partial<Material> => plain(colour, { texture: 'cloth', deep: '#0e0c14' })

/** Hair, or a hood, behind the head. */
export function hairBehind({ hood, hair, style }: Person): Layer[] {
  if (hood)
    return [{ svg: path('M256 30q150 10 160 180 6 120 40 190H56q34-70 40-190Q106 40 256 30z'), material: woven(hood), ink: 6, round: 90 }]
  if (!hair) return []
  switch (style) {
    case 'long':
      return [
        {
          svg: path('M256 40q150 0 160 150 6 90 36 150-10 70-60 110H120q-50-40-60-110 30-60 36-150Q106 40 256 40z'),
          material: tress(hair),
          ink: 6,
          round: 90,
        },
      ]
    case 'wild':
      return [
        {
          svg: path(
            'M256 20l40 40 60-20 10 60 60 20-20 60 50 50-40 50 30 70-60 30-10 60H136l-10-60-60-30 30-70-40-50 50-50-20-60 60-20 10-60 60 20z',
          ),
          material: tress(hair),
          ink: 6,
          round: 90,
        },
      ]
    case 'braids':
      return [{ svg: path('M256 40q136 0 146 140 4 50-10 90H120q-14-40-10-90Q120 40 256 40z'), material: tress(hair), ink: 6, round: 90 }]
    case 'tied':
      return [{ svg: path('M220 30q60-30 76 20 4 40-36 50-50-20-40-70z'), material: tress(hair), ink: 6 }]
    default:
      return []
  }
}

const FRINGE: Record<NonNullable<Person['style']>, string> = {
  short: 'M140 240q-24-90 16-140 40-56 110-52 90 0 112 60 20 60-6 132-8-60-34-84-60 10-110-20-44 24-60 30-20 30-28 74z',
  tied: 'M144 232q-14-150 112-154 126 4 112 154-10-70-60-98-52-16-104 0-50 28-60 98z',
  long: 'M256 60q134 0 126 190-14-70-60-104-40-10-66-34-26 24-66 34-46 34-60 104-8-190 126-190z',
  braids: 'M256 58q134 4 122 180-20-70-74-100-30-6-48-22-18 16-48 22-54 30-74 100-12-176 122-180z',
  wild: 'M256 50q140 0 126 200l-30-60-14 10-26-60-16 20-40-50-40 50-16-20-26 60-14-10-30 60q-14-200 126-200z',
}

const BEARD = {
  full: 'M148 244q16 40 44 46 30-20 64-4 34-16 64 4 28-6 44-46 12 90-24 140-30 60-84 74-54-14-84-74-36-50-24-140z',
  long: 'M146 244q16 40 46 48 30-20 64-4 34-16 64 4 30-8 46-48 16 90-10 150-20 70-100 116-80-46-100-116-26-60-10-150z',
  moustache: 'M256 300q30-14 56 4 30 16 64-4-10 50-64 42-40-6-56-24-16 18-56 24-54 8-64-42 34 20 64 4 26-18 56-4z',
}

/** Beard, fringe and braids, or the edge of a hood, in front of the face. */
export function fringe({ hood, hair = '#2a2030', style, beard, moods }: Person): Layer[] {
  const layers: Layer[] = []
  if (beard) layers.push({ svg: path(BEARD[beard]), material: tress(hair), ink: 4, round: 60, edge: 20 })
  if ((beard === 'full' || beard === 'long') && !moods)
    layers.push({
      svg: path('M228 322q28-12 56 0-8 18-28 18t-28-18z'),
      material: plain('#7a2a2a', { light: '#ff9a8a' }),
      ink: 2,
      edge: 8,
      free: true,
    })
  if (hood)
    layers.push({
      svg: path('M256 60q140 6 140 190-10-90-70-120-70-34-140 0-60 30-70 120 0-184 140-190z'),
      material: woven(hood),
      ink: 5,
      round: 50,
    })
  else if (style) layers.push({ svg: path(FRINGE[style]), material: tress(hair), ink: 5, round: 50, edge: 20 })
  if (style === 'braids' && !hood) {
    const knots = [300, 346, 392, 438].map((y, k) => ellipse(118 - k * 4, y, 34 - k * 3, 28)).join('')
    layers.push({ svg: mirrored(knots), material: tress(hair), ink: 5, edge: 26, close: 2 })
  }
  return layers
}
