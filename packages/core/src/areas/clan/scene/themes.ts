import type { ZoneName } from '../../../engine/paint/zones.ts'

/** What a clan's theme looks like: the sky, and the colours of what the island consists of. */
export interface ThemeLook {
  readonly zone: ZoneName
  readonly rock: number
  readonly turf: number
  readonly ways: number
  /** Colour of plants; with `hasSnow` it is laid over them instead of tinting them. */
  readonly plants: number
  readonly hasSnow?: boolean
}

/** The themes by number: meadow, noon, autumn, night, winter, ember. */
export const themeLooks: readonly ThemeLook[] = [
  { zone: 'dawn', rock: 0x8a7c86, turf: 0x8ccf52, ways: 0xe8c890, plants: 0xffffff },
  { zone: 'noon', rock: 0xa89078, turf: 0xc8dc50, ways: 0xf8e4b0, plants: 0xf8ffb0 },
  { zone: 'dusk', rock: 0x8a6258, turf: 0xe0a048, ways: 0xf0d8a8, plants: 0xffb468 },
  { zone: 'night', rock: 0x6a6aa8, turf: 0x5aa890, ways: 0xa8a8d8, plants: 0xa0c8f0 },
  { zone: 'snow', rock: 0x8ab0e0, turf: 0xeaf6ff, ways: 0xc0d0ea, plants: 0x8aa4c0, hasSnow: true },
  { zone: 'hell', rock: 0x7a4a50, turf: 0xa86a58, ways: 0xd89a70, plants: 0xff9a70 },
]

/** Returns the look of a theme; unknown ones look like the first. */
export const themeLook = (theme: number): ThemeLook => themeLooks[theme] ?? (themeLooks[0] as ThemeLook)
