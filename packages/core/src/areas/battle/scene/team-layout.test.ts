import { describe, expect, it } from 'vitest'
import { cardHeight, cardWidth, roomFor } from './layout.ts'
import { layoutTeams, type SquadPositions, type TeamArea } from './team-layout.ts'

const six = [0, 1, 2, 3, 4, 5]
const own: SquadPositions = { side: 'TM1', positions: six }
const fights: readonly (readonly SquadPositions[])[] = [
  ['TM2', 'TM3'].map((side) => ({ side, positions: six })),
  ['TM2', 'TM3', 'TM4'].map((side) => ({ side, positions: six })),
  ['TM2', 'TM3', 'TM4', 'TM5'].map((side) => ({ side, positions: six })),
  [
    { side: 'TM2', positions: [1] },
    { side: 'TM3', positions: [3, 5] },
    { side: 'TM5', positions: [0, 2, 4] },
  ],
]
/** A tablet, a phone and a desktop, in virtual units. */
const views = [
  { width: 600, height: 900 },
  { width: 600, height: 1298 },
  { width: 1440, height: 900 },
]
const cases = fights.flatMap((others) => views.map((view) => ({ others, view, sides: others.length + 1 })))

describe.each(cases)('$sides sides on a view of $view.width × $view.height', ({ others, view }) => {
  const { seatOf, areas } = layoutTeams(view, own, others)
  const cards = [own, ...others].flatMap(({ side, positions }) =>
    positions.map((position) => {
      const { x, y, scale } = seatOf(side, position)
      const [w, h] = [cardWidth * scale, cardHeight * scale]
      return { side, position, left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2, scale }
    }),
  )
  const areaOf = (side: string) => areas.find((area) => area.side === side)!
  const around = ({ x, y, width, height }: TeamArea) => ({ left: x, right: x + width, top: y, bottom: y + height })
  const apart = (a: ReturnType<typeof around>, b: ReturnType<typeof around>) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

  it('keeps every card in view, and large enough for a finger', () => {
    const { bottom } = roomFor(view.height)
    // The turn strip is above.
    const top = 120
    const aside = (view.width - 600) / 2
    for (const card of cards) {
      expect(card.top).toBeGreaterThanOrEqual(top)
      expect(card.bottom).toBeLessThanOrEqual(bottom)
      expect(card.left).toBeGreaterThanOrEqual(-aside)
      expect(card.right).toBeLessThanOrEqual(600 + aside)
      expect(card.scale).toBeGreaterThan(0.6)
    }
  })

  it('does not let cards overlap, nor two team areas', () => {
    for (const [i, a] of cards.entries()) for (const b of cards.slice(i + 1)) expect(apart(a, b)).toBe(true)
    for (const [i, a] of areas.entries()) for (const b of areas.slice(i + 1)) expect(apart(around(a), around(b))).toBe(true)
  })

  it('gives every enemy team an area of its own, with its cards inside and room for its name below them', () => {
    expect(areas.map(({ side }) => side)).toEqual(others.map(({ side }) => side))
    for (const card of cards.filter(({ side }) => side !== own.side)) {
      const { left, right, top, bottom } = around(areaOf(card.side))
      expect([card.left >= left, card.right <= right, card.top >= top, card.bottom <= bottom - 20]).toEqual([true, true, true, true])
    }
  })

  it('places the player below all others, and every front row towards the player', () => {
    const ys = (side: string, front: boolean) => cards.filter((card) => card.side === side && card.position < 3 === front).map((c) => c.top)
    for (const { side } of others) {
      expect(Math.max(...ys(side, true), ...ys(side, false))).toBeLessThan(Math.min(...ys('TM1', true)))
      for (const back of ys(side, false)) for (const front of ys(side, true)) expect(back).toBeLessThan(front)
    }
    expect(Math.min(...ys('TM1', false))).toBeGreaterThan(Math.max(...ys('TM1', true)))
  })
})
