import { cardHeight, cardWidth, type Seat } from './layout.ts'
import { lowSeatsOf, middle } from './low-layout.ts'
import type { SquadPositions, TeamArea, TeamLayout } from './team-layout.ts'

/** Free height above and below the areas, and the gap between two of them. */
const edge = 14
const between = 8
/** Height of an area's name, and the height of a row that the scaled card does not need: its name is below it. */
const nameHeight = 23
const aroundCard = 34
const largestScale = 1.1
/** Distance between cards, so that no orb covers a neighbour; and how far orbs stick out of the outer cards. */
const pitch = cardWidth + 28
const orbs = 26

/** Whether a low view is wide enough for a squad at its left edge and the areas of the others at its right. */
export const hasSides = ({ width, low = false }: { readonly width: number; readonly low?: boolean }): boolean =>
  low && width >= middle + 900

/**
 * Returns the seats for three to five teams on a view that is low and wide: the player's squad on the left, the others on the right in areas, at most two
 * beside each other. In the middle are the turn strip, the forecast and the bar. In each area the front row is the lower one.
 */
export function lowTeams(
  view: { readonly width: number; readonly height: number },
  own: SquadPositions,
  others: readonly SquadPositions[],
): TeamLayout {
  const seatOfOwn = lowSeatsOf(view, { allies: own.positions, enemies: [] })
  const columns = others.length > 2 ? 2 : 1
  const lines = Math.ceil(others.length / columns)
  const width = (view.width - middle) / 2 / columns - between
  const height = (view.height - 2 * edge) / lines - between
  const seats = new Map<string, Seat>()
  const areas = others.map(({ side, positions }, index): TeamArea => {
    const x = 300 + middle / 2 + (index % columns) * (width + between)
    const y = edge + Math.floor(index / columns) * (height + between)
    const rows = [1, 0].map((row) => positions.filter((position) => position < 3 === (row === 0)).sort((a, b) => a - b))
    const taken = rows.filter((row) => row.length > 0)
    const rowHeight = (height - nameHeight) / Math.max(1, taken.length)
    const scale = Math.min(largestScale, (width - 8) / (2 * pitch + cardWidth + orbs), (rowHeight - aroundCard) / cardHeight)
    for (const [line, row] of taken.entries())
      for (const [i, position] of row.entries()) {
        const aside = (i - (row.length - 1) / 2) * pitch * scale
        seats.set(`${side} ${position}`, { x: x + width / 2 + aside, y: y + rowHeight * (line + 0.5), scale })
      }
    return { side, x, y, width, height }
  })
  const seatOf = (side: string, position: number): Seat =>
    side === own.side ? seatOfOwn(true, position) : (seats.get(`${side} ${position}`) ?? { x: 300, y: edge, scale: 1 })
  return { seatOf, areas }
}
