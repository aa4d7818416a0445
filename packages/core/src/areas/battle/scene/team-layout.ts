import { cardHeight, cardWidth, roomFor, type Seat } from './layout.ts'

/** A squad of a fight of several: its name and the positions that are taken. */
export interface Squad {
  readonly side: string
  readonly positions: readonly number[]
}

/** The ground of a squad, in virtual units from the stage's left edge and the view's top. Its name stands on the lower edge, before its front row. */
export interface TeamArea {
  readonly side: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface TeamLayout {
  readonly seatOf: (side: string, position: number) => Seat
  /** Those of the enemies. */
  readonly camps: readonly TeamArea[]
}

/** What a camp takes of the height for its name, and two camps leave between them. */
const nameHeight = 23
const between = 6
/** Above the camps stands only whose turn it is: what a blow would do is told below them. */
const underTurn = 144
/** The bar's rounded edge must not lie on anybody's health. */
const aboveBar = 12
/** Where the camps of the enemies end and blows fly. */
const gap = 10
const largestScale = 1.1
/** From card to card, so that nobody's orbs lie on the neighbour's; and how far they stick out of the outer ones. */
const pitch = cardWidth + 28
const orbs = 26
/** So wide a camp shows its cards well; a desk has room for all of them in one line. */
const wide = 290

const rowsOf = (positions: readonly number[]) =>
  [0, 1].map((row) => positions.filter((position) => position < 3 === (row === 0)).sort((a, b) => a - b))

/**
 * Seats for three to five squads. The own one stands below across the whole stage, the others above it in camps: two beside each other, or all in
 * one line where the view is wide enough. In each camp the back row is highest, so that every front row faces the player.
 */
export function layoutTeams(view: { readonly width: number; readonly height: number }, own: Squad, others: readonly Squad[]): TeamLayout {
  const room = roomFor(view.height)
  const top = Math.min(room.top, underTurn)
  const bottom = room.bottom - aboveBar
  const columns = view.width >= wide * others.length ? others.length : 2
  const campWidth = Math.min(wide + 10, Math.max(600, view.width) / columns - between)
  const lines = Array.from({ length: Math.ceil(others.length / columns) }, (_, i) => others.slice(i * columns, (i + 1) * columns))
  const deep = (squads: readonly Squad[]) =>
    Math.max(...squads.map(({ positions }) => rowsOf(positions).filter((row) => row.length).length))
  const rows = lines.reduce((sum, line) => sum + deep(line), deep([own]))
  const rowHeight = Math.min(190, (bottom - top - gap - lines.length * (nameHeight + between)) / rows)
  const tall = (rowHeight - 8) / cardHeight
  const scaleIn = (width: number) => Math.min(largestScale, tall, (width - 8) / (2 * pitch + cardWidth + orbs))
  const seats = new Map<string, Seat>()
  const seat = ({ side, positions }: Squad, x: number, y: number, width: number, back: 'above' | 'below') => {
    const scale = scaleIn(width)
    const taken = rowsOf(positions)
    const order = (back === 'above' ? [...taken].reverse() : taken).filter((row) => row.length > 0)
    for (const [line, row] of order.entries())
      for (const [i, position] of row.entries()) {
        const aside = (i - (row.length - 1) / 2) * pitch * scale
        seats.set(`${side} ${position}`, { x: x + aside, y: y + rowHeight * (line + 0.5), scale })
      }
  }
  const camps: TeamArea[] = []
  let y = top
  for (const line of lines) {
    const height = nameHeight + rowHeight * deep(line)
    for (const [i, squad] of line.entries()) {
      const x = 300 + (i - (line.length - 1) / 2) * (campWidth + between)
      camps.push({ side: squad.side, x: x - campWidth / 2, y, width: campWidth, height })
      seat(squad, x, y, campWidth, 'above')
    }
    y += height + between
  }
  seat(own, 300, y + gap, 600, 'below')
  return { seatOf: (side, position) => seats.get(`${side} ${position}`) ?? { x: 300, y, scale: 1 }, camps }
}
