import { randomStream } from '../baker/random.ts'
import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { blades, course, drape, flags, splinters } from './masonry.ts'

/** Materials of a flight of stairs. */
export interface StairTheme {
  rock: Material
  front: Material
  top: Material
  /** Material of what covers it. */
  cover: Material
  /** Shape of the cover: blades of grass, tongues of snow or moss, or glowing lava. */
  growth: 'grass' | 'drape' | 'lava' | 'none'
  /** The cover fills the whole floor, not only its edge. */
  carpet?: boolean
}

/** A large numbered platform. The underside is courses of blocks (`a`) or splinters (`b`). */
export function stair(theme: StairTheme, shape: 'a' | 'b', seed: number): Relief {
  const random = randomStream(seed)
  const under =
    shape === 'a'
      ? course(46, 466, 186, 40, 66, 10, random) +
        course(82, 430, 230, 38, 64, 12, random) +
        course(134, 378, 272, 34, 60, 14, random) +
        course(190, 322, 310, 30, 64, 16, random)
      : splinters(52, 460, 182, 120, 7, random)
  const layers: Layer[] = [
    { svg: under, material: theme.rock, ink: 4, round: 60 },
    { svg: course(36, 476, 124, 60, 74, 5, random), material: theme.front, ink: 4, close: 8 },
    { svg: flags(36, 476, 56, 124, 0.95, random), material: theme.top, ink: 4, close: 8, edge: 11, lit: 0.14 },
  ]
  layers.push(...cover(theme, random))
  return { material: theme.rock, layers, crop: [20, 40, 472, 340] }
}

function cover(theme: StairTheme, random: () => number): Layer[] {
  const { cover: material } = theme
  switch (theme.growth) {
    case 'grass': {
      const turf = drape(30, 482, 58, 126, 16, 13, random)
      const fringe = blades(40, 160, 120, 17, 34, random) + blades(352, 472, 120, 17, 34, random)
      const floor: Layer[] = theme.carpet
        ? [
            { svg: turf, material, ink: 4, round: 30, close: 4 },
            { svg: flags(186, 326, 62, 122, 0.3, random), material: theme.top, ink: 2, edge: 7, close: 3, free: true, lit: 0.14 },
          ]
        : []
      return [...floor, { svg: fringe, material, ink: 2, close: 3, edge: 6, free: true }]
    }
    case 'drape':
      return [{ svg: drape(30, 482, theme.carpet ? 56 : 108, 124, 34, 11, random), material, ink: 4, round: 40, edge: 16, close: 3 }]
    case 'lava': {
      const cracks = `<path d="M60 118l60-14 50 10 40-22 70 14 60-20 50 22 70 8M120 150l20 34 -14 40 30 40M330 140l26 40-20 36 20 46M230 150l10 40 22 30-12 50" fill="none" stroke="#fff" stroke-width="5"/>`
      return [
        { svg: cracks, kind: 'glow', material, soft: 7, opacity: 1 },
        { svg: cracks.replace('"5"', '"3"'), kind: 'glow', material: { ...material, glow: '#fff0a0' }, soft: 2, opacity: 0.8 },
      ]
    }
    case 'none':
      return []
  }
}

/** A small floating rock for a single place beside the road. */
export function islet(theme: StairTheme, seed: number): Relief {
  const random = randomStream(seed)
  const layers: Layer[] = [
    { svg: splinters(116, 396, 200, 90, 5, random), material: theme.rock, ink: 4, round: 50 },
    { svg: course(104, 408, 160, 44, 70, 5, random), material: theme.front, ink: 4, close: 8 },
    { svg: flags(104, 408, 106, 160, 0.95, random), material: theme.top, ink: 4, close: 8, edge: 11, lit: 0.14 },
  ]
  if (theme.growth === 'grass') {
    layers.push({ svg: drape(100, 412, 108, 161, 14, 9, random), material: theme.cover, ink: 4, round: 30, close: 4 })
    layers.push({ svg: blades(108, 404, 156, 22, 28, random), material: theme.cover, ink: 2, close: 3, edge: 6, free: true })
  } else if (theme.growth === 'drape') {
    layers.push({ svg: drape(98, 414, 106, 160, 28, 8, random), material: theme.cover, ink: 4, round: 36, edge: 14, close: 3 })
  } else if (theme.growth === 'lava') {
    const cracks = `<path d="M120 154l50-12 50 10 60-18 50 14 60 4M170 176l20 34 20 40M300 172l-14 40 20 40" fill="none" stroke="#fff" stroke-width="5"/>`
    layers.push({ svg: cracks, kind: 'glow', material: theme.cover, soft: 7 })
  }
  return { material: theme.rock, layers, crop: [86, 90, 340, 230] }
}

/** A small floating slab between two platforms. */
export function step(theme: StairTheme, seed: number): Relief {
  const random = randomStream(seed)
  const cap = theme.carpet ? theme.cover : theme.top
  return {
    material: theme.rock,
    layers: [
      { svg: course(150, 362, 236, 34, 56, 10, random), material: theme.front, ink: 5, close: 8 },
      { svg: flags(142, 370, 196, 236, 0.95, random), material: cap, ink: 5, close: 8, edge: 11, lit: 0.14 },
    ],
    crop: [130, 184, 252, 104],
  }
}
