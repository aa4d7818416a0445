import { expect, it } from 'vitest'
import { measure } from '../../../services/layout.ts'
import { cardHeight, cardWidth } from './layout.ts'
import { middle } from './low-layout.ts'
import { hasSides, lowTeams } from './low-team-layout.ts'

const six = [0, 1, 2, 3, 4, 5]
const own = { side: 'TM1', positions: six }
const teams = [2, 3, 4].map((count) => Array.from({ length: count }, (_, i) => ({ side: `TM${i + 2}`, positions: six })))

it.each(teams)(
  'has the player on the left, the others in areas on the right, and nothing in the middle or outside the view',
  (...others) => {
    const view = measure(844, 390)
    expect(hasSides(view)).toBe(true)
    const { seatOf, areas } = lowTeams(view, own, others)
    const boxOf = (side: string, position: number) => {
      const { x, y, scale } = seatOf(side, position)
      const [half, high] = [(cardWidth * scale) / 2, (cardHeight * scale) / 2]
      return { left: x - half, right: x + half, top: y - high, bottom: y + high }
    }
    for (const position of six) {
      const box = boxOf('TM1', position)
      expect(box.right).toBeLessThan(300 - middle / 2 + 1)
      expect(box.left).toBeGreaterThan(-view.stageLeft)
      expect(box.top).toBeGreaterThan(0)
      expect(box.bottom).toBeLessThan(view.height)
    }
    for (const { side } of others) {
      const area = areas.find((one) => one.side === side)!
      expect(area.x).toBeGreaterThanOrEqual(300 + middle / 2)
      expect(area.x + area.width).toBeLessThanOrEqual(view.width - view.stageLeft)
      expect(area.y + area.height).toBeLessThanOrEqual(view.height)
      const boxes = six.map((position) => boxOf(side, position))
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(area.x)
        expect(box.right).toBeLessThanOrEqual(area.x + area.width)
        expect(box.top).toBeGreaterThanOrEqual(area.y)
        expect(box.bottom).toBeLessThanOrEqual(area.y + area.height - 23)
      }
      // The front row is below the back row.
      expect(boxes[0]!.top).toBeGreaterThan(boxes[3]!.bottom - 1)
    }
    const all = ['TM1', ...others.map(({ side }) => side)].flatMap((side) => six.map((position) => boxOf(side, position)))
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true)
  },
)

it('is not for a page that is high, or low and narrow', () => {
  expect([measure(390, 844), measure(1440, 900), measure(640, 390)].map(hasSides)).toEqual([false, false, false])
})
