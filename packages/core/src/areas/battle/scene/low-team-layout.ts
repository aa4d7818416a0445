import { cardHeight, type Seat } from './layout.ts'
import { lowSeatsOf, middle } from './low-layout.ts'
import type { SquadPositions, TeamArea, TeamLayout } from './team-layout.ts'
import { nameHeight, rowsOf, scaleFor, seatRows } from './team-seats.ts'

/** Free height above and below the areas, and the gap between two of them. */
const edge = 14
const between = 8
/** Height of a row that the scaled card does not need: its name is below it. */
const aroundCard = 34

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
    const rows = rowsOf(positions)
      .reverse()
      .filter((row) => row.length > 0)
    const rowHeight = (height - nameHeight) / Math.max(1, rows.length)
    const scale = Math.min(scaleFor(width), (rowHeight - aroundCard) / cardHeight)
    seatRows(seats, { side, rows, x: x + width / 2, y, rowHeight, scale })
    return { side, x, y, width, height }
  })
  const seatOf = (side: string, position: number): Seat =>
    side === own.side ? seatOfOwn(true, position) : (seats.get(`${side} ${position}`) ?? { x: 300, y: edge, scale: 1 })
  return { seatOf, areas }
}
