import { cardHeight, cardWidth, type FieldPositions, type Seat } from './layout.ts'

/** Free height above and below the cards, and the free width in the middle, where turn strip, forecast and bar are. */
const edge = 14
export const middle = 660
const largestScale = 1.7
/** Names, orbs and gems stick out of the cards. */
const around = { x: 34, y: 16 }

/**
 * Returns the seats for a view that is low and wide: the player's squad on the left, the enemies on the right. The front row is the column towards the
 * middle, its first position at the top.
 */
export function lowSeatsOf(
  { width, height }: { readonly width: number; readonly height: number },
  { allies, enemies }: FieldPositions,
): (ally: boolean, position: number) => Seat {
  const columnsOf = (side: readonly number[]) =>
    [0, 1].map((row) => side.filter((position) => position < 3 === (row === 0)).sort((a, b) => a - b)).filter((column) => column.length > 0)
  const sides = [
    { ally: true, columns: columnsOf(allies) },
    { ally: false, columns: columnsOf(enemies) },
  ]
  const longest = Math.max(1, ...sides.flatMap(({ columns }) => columns.map(({ length }) => length)))
  const most = Math.max(1, ...sides.map(({ columns }) => columns.length))
  const room = height - 2 * edge
  const wide = (width - middle) / 2 / most
  const scale = Math.min(largestScale, room / longest / (cardHeight + around.y), wide / (cardWidth + around.x))
  const [columnWidth, rowHeight] = [(cardWidth + around.x) * scale, (cardHeight + around.y) * scale]
  const seats = new Map<string, Seat>()
  for (const { ally, columns } of sides)
    for (const [line, column] of columns.entries())
      for (const [i, position] of column.entries()) {
        const aside = middle / 2 + columnWidth * (line + 0.5)
        const y = edge + room / 2 + rowHeight * (i - (column.length - 1) / 2)
        seats.set(`${ally} ${position}`, { x: 300 + (ally ? -aside : aside), y, scale })
      }
  return (ally, position) => seats.get(`${ally} ${position}`) ?? { x: 300, y: height / 2, scale: 1 }
}
