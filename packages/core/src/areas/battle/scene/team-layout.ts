import { cardHeight, roomFor, type Seat } from './layout.ts'
import { largestScale, nameHeight, rowsOf, scaleFor, seatRows } from './team-seats.ts'

/** A team of a fight of several teams: its side and the positions that are taken. */
export interface SquadPositions {
  readonly side: string
  readonly positions: readonly number[]
}

/** The area of a team, in virtual units from the stage's left edge and the view's top. Its name is at the lower edge, before its front row. */
export interface TeamArea {
  readonly side: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface TeamLayout {
  readonly seatOf: (side: string, position: number) => Seat
  /** The areas of the enemy teams. */
  readonly areas: readonly TeamArea[]
}

/** Gap between two areas. */
const between = 6
/** Only the turn strip is above the areas: the forecast is below them. */
const underTurn = 144
/** The bar's rounded edge must not cover a health bar. */
const aboveBar = 12
/** Gap between the enemies' areas and the player's cards. */
const gap = 10
const largestOwnScale = 1.36
/** Height of a row that the scaled card does not need: its name is below it. */
const aroundCard = 44
/** The forecast at the bottom covers this height, if there is enough room. */
const forecastHeight = 120
/** Width at which an area shows its cards well. */
const wide = 290

/**
 * Returns the seats for three to five teams. The player's is below across the whole stage, the others above it in areas: two beside each other, or
 * all in one line on a low view that is wide enough. The log is beside the stage of other wide views. In each area the back row is highest, so that
 * every front row faces the player.
 */
export function layoutTeams(
  view: { readonly width: number; readonly height: number; readonly low?: boolean },
  own: SquadPositions,
  others: readonly SquadPositions[],
): TeamLayout {
  const stage = roomFor(view.height)
  const top = Math.min(stage.top, underTurn)
  const bottom = stage.bottom - aboveBar
  const columns = view.low && view.width >= wide * others.length ? others.length : 2
  const areaWidth = Math.min(wide + 10, Math.max(600, view.width) / columns - between)
  const lines = Array.from({ length: Math.ceil(others.length / columns) }, (_, i) => others.slice(i * columns, (i + 1) * columns))
  const rowCount = (squads: readonly SquadPositions[]) =>
    Math.max(...squads.map(({ positions }) => rowsOf(positions).filter((row) => row.length).length))
  const [enemyRows, ownRows] = [lines.reduce((sum, line) => sum + rowCount(line), 0), rowCount([own])]
  const room = bottom - top - gap - lines.length * (nameHeight + between)
  // An area's cards are as large as its width allows; the player's get the rest of the height.
  const enemyHeight = Math.min(scaleFor(areaWidth) * cardHeight + aroundCard, room / (enemyRows + ownRows))
  const ownHeight = Math.min(largestOwnScale * cardHeight + aroundCard, (room - enemyRows * enemyHeight) / ownRows)
  const free = room - enemyRows * enemyHeight - ownRows * ownHeight
  const seats = new Map<string, Seat>()
  const seat = ({ side, positions }: SquadPositions, x: number, y: number, width: number, back: 'above' | 'below') => {
    const [rowHeight, largest] = back === 'above' ? [enemyHeight, largestScale] : [ownHeight, largestOwnScale]
    const scale = Math.min(scaleFor(width, largest), (rowHeight - 8) / cardHeight)
    const taken = rowsOf(positions)
    const rows = (back === 'above' ? taken.reverse() : taken).filter((row) => row.length > 0)
    seatRows(seats, { side, rows, x, y, rowHeight, scale })
  }
  const areas: TeamArea[] = []
  let y = top + Math.max(0, free - forecastHeight) / 2
  for (const line of lines) {
    const height = nameHeight + enemyHeight * rowCount(line)
    for (const [i, squad] of line.entries()) {
      const x = 300 + (i - (line.length - 1) / 2) * (areaWidth + between)
      areas.push({ side: squad.side, x: x - areaWidth / 2, y, width: areaWidth, height })
      seat(squad, x, y, areaWidth, 'above')
    }
    y += height + between
  }
  seat(own, 300, y + gap, 600, 'below')
  return { seatOf: (side, position) => seats.get(`${side} ${position}`) ?? { x: 300, y, scale: 1 }, areas }
}
