/** Where a card stands, in virtual units from the stage's left edge and the view's top; `scale` of the reference battle card 114 × 150. */
export interface Seat {
  x: number
  y: number
  scale: number
}

export const cardWidth = 114
export const cardHeight = 150

interface Room {
  top: number
  bottom: number
}

/** The free height between the turn strip and the bar with the skills. */
export function roomFor(height: number): Room {
  return { top: 84, bottom: height - 108 }
}

/**
 * The seat of a fighter. Positions 0–2 are the front row, 3–5 the row behind. Enemies stand on top with their back row highest, allies
 * below with their back row lowest, so that the front rows face each other. Rows far up are a little smaller.
 */
export function seatOf(height: number, ally: boolean, position: number): Seat {
  const { top, bottom } = roomFor(height)
  const row = position < 3 ? 0 : 1
  const column = position % 3
  // From the top: enemies' back, enemies' front, allies' front, allies' back; the gap in the middle is where blows fly.
  const line = ally ? 2 + row : 1 - row
  const rowHeight = (bottom - top) / 4.18
  const y = top + rowHeight * (line + 0.5) + (ally ? rowHeight * 0.18 : 0)
  const scale = Math.min(1.16, (rowHeight - 20) / cardHeight) * (0.93 + line * 0.03)
  const spread = 186 + line * 4
  const middleFirst = column === 1 ? (line === 0 || line === 2 ? -5 : 5) : 0
  return { x: 300 + (column - 1) * spread, y: y + middleFirst, scale }
}
