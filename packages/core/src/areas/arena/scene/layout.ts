// Where things are on the arena, in units from the middle of its sand; y grows towards the viewer.
import { ArenaLeague } from '@skystair/contract/enums'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Size of the letters of a fighter's sign. */
export const wordSize = 18

/** Width of the pictures of the sand and of the stands, and the height of the upper edge of the stands' picture. */
export const ground = 600
export const standsTop = -322

/** The cloth of each league's banner. */
export const leagueColours: Readonly<Record<ArenaLeague, number>> = {
  NOVICE: 0xb09a84,
  WOODEN: 0x7aa650,
  STONE: 0x9a9aa8,
  BRONZE: 0xc87848,
  SILVER: 0x7a90d0,
  GOLD: 0xd8a830,
  DIAMOND: 0x4aa0e8,
  MASTER: 0x9050d8,
  CHAMPIONS: 0xe04048,
}

/** The upper edge of the wall behind the stands, at a part of its length; see `arcs.top` of the pictures' recipes. */
function wallAt(part: number): Point {
  const pixels = 196 * ((1 - part) ** 2 + part * part) + 2 * part * (1 - part) * 16
  return { x: (part - 0.5) * 0.97 * ground, y: standsTop + ((pixels - 80) * ground) / 512 }
}

/** Returns the nine banners from the lowest league on the left to the highest on the right. */
export const banners = ArenaLeague.map((league, index) => ({
  league,
  colour: leagueColours[league],
  ...wallAt(0.055 + (0.89 * index) / (ArenaLeague.length - 1)),
}))

/** Places of the rivals on the sand, for the strongest first, and of the player. */
const rivalSites: readonly Point[] = [
  { x: -232, y: 36 },
  { x: -124, y: -12 },
  { x: 0, y: -36 },
  { x: 124, y: -12 },
  { x: 232, y: 36 },
]
export const ownSite: Point = { x: 0, y: 108 }

/** Returns the places of `count` rivals, from left to right, in the middle of the arc. */
export function sitesOf(count: number): readonly Point[] {
  const from = Math.floor((rivalSites.length - Math.min(count, rivalSites.length)) / 2)
  return rivalSites.slice(from, from + count)
}

interface View {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly low: boolean
}

/** Scale of the arena and position of its sand's middle in a view. In a low one the rock below the sand is behind the buttons. */
export function fit({ width, height, left, low }: View) {
  const room = low ? (height - 290) / 480 : (height - 250) / 640
  const scale = Math.max(0.75, Math.min(width / 622, room, 1.2))
  return { scale, x: left + 300, y: Math.max(112 + 330 * scale, height * 0.46) }
}
