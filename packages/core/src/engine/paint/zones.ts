import { type Colour, mix } from './colour.ts'

export type ZoneName = 'dawn' | 'noon' | 'dusk' | 'night' | 'snow' | 'hell'

/** The colours of a zone. Clouds and ridges are painted neutral once and take these colours as tints. */
export interface Zone {
  sky: readonly (readonly [at: number, colour: Colour])[]
  sun: { x: number; y: number; size: number; colour: Colour; strength: number }
  cloudLit: Colour
  cloudShade: Colour
  farRidge: Colour
  nearRidge: Colour
  haze: Colour
  stars: number
  aurora: number
  speck: Colour
  flakes: number
  embers: number
}

export const zones: Record<ZoneName, Zone> = {
  dawn: {
    sky: [
      [0, 0x142a66],
      [0.2, 0x2c5cae],
      [0.4, 0x5f9ad8],
      [0.58, 0xa9cfe4],
      [0.76, 0xf2d9b0],
      [1, 0xe8a878],
    ],
    sun: { x: 0.76, y: 0.24, size: 900, colour: 0xfff0c0, strength: 0.95 },
    cloudLit: 0xfff8ec,
    cloudShade: 0xb9c6e8,
    farRidge: 0x93a6d6,
    nearRidge: 0xb79aa6,
    haze: 0xbcd2ee,
    stars: 0.3,
    aurora: 0,
    speck: 0xfff0b8,
    flakes: 0,
    embers: 0,
  },
  noon: {
    sky: [
      [0, 0x0f2f7a],
      [0.3, 0x2f74c8],
      [0.56, 0x78b8ec],
      [0.8, 0xcdebf8],
      [1, 0xf8f2dc],
    ],
    sun: { x: 0.3, y: 0.14, size: 820, colour: 0xfffbe8, strength: 0.9 },
    cloudLit: 0xffffff,
    cloudShade: 0xb4c8ee,
    farRidge: 0x86a8de,
    nearRidge: 0x8c9cb8,
    haze: 0xc4e0f6,
    stars: 0.1,
    aurora: 0,
    speck: 0xfffbe0,
    flakes: 0,
    embers: 0,
  },
  dusk: {
    sky: [
      [0, 0x120f34],
      [0.28, 0x3a2a68],
      [0.56, 0x9a4f74],
      [0.8, 0xe88a5a],
      [1, 0xf8c07a],
    ],
    sun: { x: 0.5, y: 0.56, size: 940, colour: 0xffdf9a, strength: 0.85 },
    cloudLit: 0xffcfa4,
    cloudShade: 0x8a5a8a,
    farRidge: 0x6a4f8a,
    nearRidge: 0x5c3a64,
    haze: 0xc88a90,
    stars: 0.75,
    aurora: 0,
    speck: 0xffc87a,
    flakes: 0,
    embers: 0.3,
  },
  night: {
    sky: [
      [0, 0x05071e],
      [0.3, 0x101c50],
      [0.6, 0x2a3f86],
      [0.84, 0x5a5fa8],
      [1, 0xb08ac0],
    ],
    sun: { x: 0.76, y: 0.2, size: 560, colour: 0xd8e4ff, strength: 0.75 },
    cloudLit: 0xb8c0ee,
    cloudShade: 0x46529a,
    farRidge: 0x46549c,
    nearRidge: 0x343c74,
    haze: 0x6a78c0,
    stars: 1,
    aurora: 0.12,
    speck: 0xc8d8ff,
    flakes: 0,
    embers: 0,
  },
  snow: {
    sky: [
      [0, 0x0a1030],
      [0.24, 0x1a2f6a],
      [0.5, 0x3a6aa8],
      [0.74, 0x8ac0e0],
      [1, 0xe8f4fa],
    ],
    sun: { x: 0.2, y: 0.28, size: 700, colour: 0xc8f4ff, strength: 0.7 },
    cloudLit: 0xffffff,
    cloudShade: 0xa4c0e6,
    farRidge: 0x8fb4e2,
    nearRidge: 0xa4c0de,
    haze: 0xbfe0f4,
    stars: 0.85,
    aurora: 0.9,
    speck: 0xeaf8ff,
    flakes: 1,
    embers: 0,
  },
  hell: {
    sky: [
      [0, 0x120308],
      [0.26, 0x3a0a12],
      [0.54, 0x8a1f14],
      [0.8, 0xe0571f],
      [1, 0xffc05a],
    ],
    sun: { x: 0.5, y: 0.66, size: 980, colour: 0xffd24a, strength: 0.85 },
    cloudLit: 0xe87a4a,
    cloudShade: 0x45121a,
    farRidge: 0x5a1a1e,
    nearRidge: 0x34101a,
    haze: 0xa0402a,
    stars: 0.15,
    aurora: 0,
    speck: 0xffa04a,
    flakes: 0,
    embers: 1,
  },
}

/** The stair from which each zone begins; after `zoneCycle` stairs they begin again. */
const zoneStarts: readonly (readonly [stair: number, zone: ZoneName])[] = [
  [1, 'dawn'],
  [8, 'noon'],
  [16, 'dusk'],
  [26, 'night'],
]
const zoneCycle = 40

/** Returns the zone of a stair; `tileKind` overrides it in the snow world and at the hell portal. */
export function zoneAt(stair: number, tileKind: string | null): ZoneName {
  if (tileKind === 'snow') return 'snow'
  if (tileKind === 'hell') return 'hell'
  const place = ((Math.max(1, stair) - 1) % zoneCycle) + 1
  let found: ZoneName = 'dawn'
  for (const [from, zone] of zoneStarts) if (place >= from) found = zone
  return found
}

/** Mixes the tints of two zones; the skies themselves are two pictures faded over one another. */
export function mixZones(a: Zone, b: Zone, t: number): Omit<Zone, 'sky'> {
  const number = (x: number, y: number) => x + (y - x) * t
  return {
    sun: {
      x: number(a.sun.x, b.sun.x),
      y: number(a.sun.y, b.sun.y),
      size: number(a.sun.size, b.sun.size),
      colour: mix(a.sun.colour, b.sun.colour, t),
      strength: number(a.sun.strength, b.sun.strength),
    },
    cloudLit: mix(a.cloudLit, b.cloudLit, t),
    cloudShade: mix(a.cloudShade, b.cloudShade, t),
    farRidge: mix(a.farRidge, b.farRidge, t),
    nearRidge: mix(a.nearRidge, b.nearRidge, t),
    haze: mix(a.haze, b.haze, t),
    stars: number(a.stars, b.stars),
    aurora: number(a.aurora, b.aurora),
    speck: mix(a.speck, b.speck, t),
    flakes: number(a.flakes, b.flakes),
    embers: number(a.embers, b.embers),
  }
}
