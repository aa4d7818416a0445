import { cardWidth, type Seat } from './layout.ts'

/** Height of the name of a team's area. */
export const nameHeight = 23
/** The largest scale of cards in an area. */
export const largestScale = 1.1
/** Distance between cards, so that no orb covers a neighbour; and how far orbs stick out of the outer cards. */
const pitch = cardWidth + 28
const orbs = 26

/** Returns the taken positions of the front row and of the back row, from the left. */
export const rowsOf = (positions: readonly number[]): number[][] =>
  [0, 1].map((row) => positions.filter((position) => position < 3 === (row === 0)).sort((a, b) => a - b))

/** Returns the scale at which three cards fit into a width, at most `largest`. */
export const scaleFor = (width: number, largest = largestScale): number => Math.min(largest, (width - 8) / (2 * pitch + cardWidth + orbs))

/** The rows of a team, the upper one first, and their place: `x` is their middle, `y` their upper edge. */
interface Rows {
  readonly side: string
  readonly rows: readonly (readonly number[])[]
  readonly x: number
  readonly y: number
  readonly rowHeight: number
  readonly scale: number
}

/** Adds the seats of a team's cards, by side and position. Each row is centred. */
export function seatRows(seats: Map<string, Seat>, { side, rows, x, y, rowHeight, scale }: Rows): void {
  for (const [line, row] of rows.entries())
    for (const [i, position] of row.entries()) {
      const aside = (i - (row.length - 1) / 2) * pitch * scale
      seats.set(`${side} ${position}`, { x: x + aside, y: y + rowHeight * (line + 0.5), scale })
    }
}
