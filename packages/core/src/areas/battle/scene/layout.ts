/** Position of a card, in virtual units from the stage's left edge and the view's top; `scale` of the reference card 114 × 150. */
export interface Seat {
  x: number
  y: number
  scale: number
}

/** Depth of a card: lower cards cover those above, and all are below projectiles and texts, however tall the view is. */
export const depthOf = ({ y }: Seat): number => y / 4

export const cardWidth = 114
export const cardHeight = 150

/** With few rows the cards grow up to this. */
const largestScale = 1.42
const largestRow = 262
/** The part of a row that its cards fill: their names hang below them, and levels stick out above. */
const filled = 0.9

interface Room {
  top: number
  bottom: number
}

/** Views higher than this are narrow screens. */
const tall = 1100

/**
 * Returns the free height between the turn strip with its text and the bar with the skills. Texts and bars don't shrink with a narrow screen's cards.
 */
export function roomFor(height: number): Room {
  return height > tall ? { top: 214, bottom: height - 148 } : { top: 122, bottom: height - 108 }
}

/** A forecast is shown down to here over the enemies of a single team; with several it is at the bottom. On a narrow screen it is higher. */
const forecastBottom = (height: number) => (height > tall ? 262 : 150)

/** The positions that are taken on each side. */
export interface FieldPositions {
  readonly allies: readonly number[]
  readonly enemies: readonly number[]
}

const rowOf = (position: number) => (position < 3 ? 0 : 1)

/**
 * Returns the seats of all cards. Positions 0–2 are the front row, 3–5 the row behind. Enemies are on top with their back row highest, allies below
 * with their back row lowest, so that the front rows face each other. Empty rows take no room: small fights have large cards in the middle. Rows far
 * up are a little smaller.
 */
export function seatsOf(height: number, { allies, enemies }: FieldPositions): (ally: boolean, position: number) => Seat {
  const { bottom, ...room } = roomFor(height)
  const top = Math.max(room.top, forecastBottom(height))
  const taken = (side: readonly number[], row: number) => side.filter((position) => rowOf(position) === row).sort((a, b) => a - b)
  const rows = [
    { ally: false, row: 1, positions: taken(enemies, 1) },
    { ally: false, row: 0, positions: taken(enemies, 0) },
    { ally: true, row: 0, positions: taken(allies, 0) },
    { ally: true, row: 1, positions: taken(allies, 1) },
  ].filter(({ positions }) => positions.length > 0)
  // Hits are animated in the gap in the middle.
  const gap = 0.18
  const rowHeight = Math.min(largestRow, (bottom - top) / (rows.length + gap))
  const first = (top + bottom - rowHeight * (rows.length + gap)) / 2
  const seats = new Map<string, Seat>()
  for (const [line, { ally, row, positions }] of rows.entries()) {
    const towardsMiddle = row === 0 && rows.some((other) => other.ally === ally && other.row === 1)
    const depth = line + (4 - rows.length) / 2
    const scale = Math.min(largestScale, (rowHeight * filled) / cardHeight) * (0.955 + depth * 0.015)
    const spread = Math.max(186, cardWidth * scale + 26) + depth * 4
    const y = first + rowHeight * (line + 0.5 + (ally ? gap : 0))
    for (const [i, position] of positions.entries()) {
      const aside = i - (positions.length - 1) / 2
      // A row of three is bent a little, so that the rows don't look like a table, and away from the row behind it, which would cover a name.
      const bend = positions.length === 3 && i === 1 ? (ally === towardsMiddle ? -5 : 5) : 0
      seats.set(`${ally} ${position}`, { x: 300 + aside * spread, y: y + bend, scale })
    }
  }
  return (ally, position) => seats.get(`${ally} ${position}`) ?? { x: 300, y: (top + bottom) / 2, scale: 1 }
}
