import { cardHeight, cardWidth, roomFor, type Seat } from './layout.ts'

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

/** Height of an area's name, and gap between two areas. */
const nameHeight = 23
const between = 6
/** Only the turn strip is above the areas: the forecast is below them. */
const underTurn = 144
/** The bar's rounded edge must not cover a health bar. */
const aboveBar = 12
/** Gap between the enemies' areas and the player's cards. */
const gap = 10
const largestScale = 1.1
/** Distance between cards, so that no orb covers a neighbour; and how far orbs stick out of the outer cards. */
const pitch = cardWidth + 28
const orbs = 26
/** Width at which an area shows its cards well; a desktop has room for all areas in one line. */
const wide = 290

const rowsOf = (positions: readonly number[]) =>
  [0, 1].map((row) => positions.filter((position) => position < 3 === (row === 0)).sort((a, b) => a - b))

/**
 * Returns the seats for three to five teams. The player's is below across the whole stage, the others above it in areas: two beside each other, or
 * all in one line if the view is wide enough. In each area the back row is highest, so that every front row faces the player.
 */
export function layoutTeams(
  view: { readonly width: number; readonly height: number },
  own: SquadPositions,
  others: readonly SquadPositions[],
): TeamLayout {
  const room = roomFor(view.height)
  const top = Math.min(room.top, underTurn)
  const bottom = room.bottom - aboveBar
  const columns = view.width >= wide * others.length ? others.length : 2
  const areaWidth = Math.min(wide + 10, Math.max(600, view.width) / columns - between)
  const lines = Array.from({ length: Math.ceil(others.length / columns) }, (_, i) => others.slice(i * columns, (i + 1) * columns))
  const rowCount = (squads: readonly SquadPositions[]) =>
    Math.max(...squads.map(({ positions }) => rowsOf(positions).filter((row) => row.length).length))
  const rows = lines.reduce((sum, line) => sum + rowCount(line), rowCount([own]))
  const rowHeight = Math.min(190, (bottom - top - gap - lines.length * (nameHeight + between)) / rows)
  const tall = (rowHeight - 8) / cardHeight
  const scaleIn = (width: number) => Math.min(largestScale, tall, (width - 8) / (2 * pitch + cardWidth + orbs))
  const seats = new Map<string, Seat>()
  const seat = ({ side, positions }: SquadPositions, x: number, y: number, width: number, back: 'above' | 'below') => {
    const scale = scaleIn(width)
    const taken = rowsOf(positions)
    const order = (back === 'above' ? [...taken].reverse() : taken).filter((row) => row.length > 0)
    for (const [line, row] of order.entries())
      for (const [i, position] of row.entries()) {
        const aside = (i - (row.length - 1) / 2) * pitch * scale
        seats.set(`${side} ${position}`, { x: x + aside, y: y + rowHeight * (line + 0.5), scale })
      }
  }
  const areas: TeamArea[] = []
  let y = top
  for (const line of lines) {
    const height = nameHeight + rowHeight * rowCount(line)
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
