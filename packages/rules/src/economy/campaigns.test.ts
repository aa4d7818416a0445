import type { CampaignTime } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { campaignStarts, campaignsAfter, campaignsAt } from './campaigns.ts'

const start = Date.UTC(2026, 0, 5, 8)
const weekly: CampaignTime = { type: 'WHEEL', from: start, hours: 72, everyDays: 7 }
const once: CampaignTime = { type: 'HERO', from: start + DAY, hours: 24, everyDays: null }

it('runs from its first moment until just before its end, each time it repeats', () => {
  for (const week of [0, 1, 57]) {
    const from = start + week * 7 * DAY
    const time = { type: 'WHEEL', number: week, from, until: from + 72 * HOUR }
    expect(campaignsAt([weekly], from)).toEqual([time])
    expect(campaignsAt([weekly], from + 72 * HOUR - 1)).toEqual([time])
    expect(campaignsAt([weekly], from + 72 * HOUR)).toEqual([])
    expect(campaignsAfter([weekly], from)).toMatchObject([{ number: week + 1, from: from + 7 * DAY }])
  }
  expect(campaignsAt([weekly], start - 1)).toEqual([])
})

it('comes only once if its row has no repetition', () => {
  expect(campaignsAfter([once], start)).toMatchObject([{ type: 'HERO', from: start + DAY }])
  expect(campaignsAt([once], start + DAY)).toMatchObject([{ type: 'HERO', number: 0 }])
  expect([campaignsAt([once], start + 2 * DAY), campaignsAfter([once], start + DAY)]).toEqual([[], []])
})

it('has the most campaigns at a moment at which one begins', () => {
  const time = fc.record({
    type: fc.constantFrom('CHEST' as const, 'HERO' as const),
    from: fc.nat(60).map((hours) => start + hours * HOUR),
    hours: fc.integer({ min: 1, max: 200 }),
    everyDays: fc.option(fc.integer({ min: 9, max: 30 })),
  })
  fc.assert(
    fc.property(fc.array(time, { maxLength: 5 }), fc.nat(90 * 24), (times, hours) => {
      const count = (now: number) => campaignsAt(times, now).length
      const most = Math.max(0, ...campaignStarts(times, start, start + 90 * DAY).map(count))
      expect(count(start + hours * HOUR)).toBeLessThanOrEqual(most)
    }),
  )
})
