import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CampaignType } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import { campaignStarts, campaignsAt } from '@skystair/rules'
import { campaignTimes, MOST_AT_ONCE } from '@skystair/world/areas/campaign/rows'
import { afterAll, describe, expect, it } from 'vitest'
import { guest } from '../../../testing/client.ts'
import { testApp, testClock } from '../../../testing/test-app.ts'
import { ConfigError } from '../../config.ts'
import { setCampaignTimes } from './calendar.ts'
import { calendarFrom } from './calendar-file.ts'

const START = Date.UTC(2026, 0, 5)
const YEARS = 2 * 366 * DAY

afterAll(() => setCampaignTimes(campaignTimes))

describe('the calendar of campaigns', () => {
  it('never has more than three active campaigns, nor one of them twice, at any hour of two years', () => {
    for (let now = START; now < START + YEARS; now += HOUR) {
      const types = campaignsAt(campaignTimes, now).map(({ type }) => type)
      expect(types.length, new Date(now).toISOString()).toBeLessThanOrEqual(MOST_AT_ONCE)
      expect(new Set(types).size).toBe(types.length)
    }
    // All of them start at a full hour.
    expect(campaignStarts(campaignTimes, START, START + YEARS).every((start) => start % HOUR === 0)).toBe(true)
  })

  it('has an active campaign on most days, and every campaign within a quarter of a year', () => {
    const days = Array.from({ length: 730 }, (_, day) => campaignsAt(campaignTimes, START + day * DAY + 12 * HOUR))
    expect(days.filter((on) => on.length > 0).length).toBeGreaterThan(730 * 0.6)
    for (const { type } of campaignTimes) {
      const held = days.flatMap((on, day) => (on.some((campaign) => campaign.type === type) ? [day] : []))
      expect(Math.max(...held.map((day, i) => day - (held[i - 1] ?? day))), type).toBeLessThanOrEqual(92)
    }
  })
})

/** Returns the text of a file with these rows that replaces the game's own. */
const file = (...campaigns: readonly object[]) => JSON.stringify({ keep: false, campaigns })
const hero = { type: 'HERO', from: '2026-12-24T08:00Z', hours: 72 }

describe('an operator’s file of campaigns', () => {
  it('adds to the calendar, or replaces it', () => {
    const [row] = calendarFrom(file(hero))
    expect(row).toEqual({ type: 'HERO', from: Date.UTC(2026, 11, 24, 8), hours: 72, everyDays: null })
    expect(calendarFrom(JSON.stringify({ campaigns: [] }))).toEqual(campaignTimes)
    expect(calendarFrom(file())).toEqual([])
  })

  it.each([
    ['{', 'is no JSON.'],
    ['[]', 'must hold an object with a list "campaigns".'],
    [JSON.stringify({ campaigns: [], row: 1 }), 'has the field "row", which there is not.'],
    [JSON.stringify({ campaigns: [], keep: 'yes' }), 'needs true or false as "keep".'],
    [file({ ...hero, hour: 1 }), 'has the field "hour" in campaign 1, which there is not.'],
    [file(hero, { ...hero, from: '2026-12-24' }), 'has no moment such as "2026-12-24T08:00Z" as "from" in campaign 2.'],
    [file({ ...hero, from: '2026-13-24T08:00Z' }), 'has no moment such as "2026-12-24T08:00Z" as "from" in campaign 1.'],
    [file({ ...hero, hours: 0 }), 'needs a whole number from 1 to 1440 as "hours" in campaign 1.'],
    [file({ ...hero, everyDays: 0.5 }), 'needs a whole number from 1 to 3660 as "everyDays" in campaign 1.'],
    [file({ ...hero, everyDays: 2 }), 'lets campaign 1 begin again before it ends.'],
    [file(hero, { ...hero, from: '2026-12-25T08:00Z' }), 'has HERO on twice at 2026-12-25T08:00Z.'],
    [
      file(...['HERO', 'WHEEL', 'CHEST', 'BOOSTER'].map((type) => ({ ...hero, type }))),
      'has more than 3 campaigns on at 2026-12-24T08:00Z: HERO, WHEEL, CHEST, BOOSTER.',
    ],
  ])('is refused with a sentence: %s', (text, sentence) => {
    expect(() => calendarFrom(text)).toThrow(new ConfigError(`CAMPAIGNS_FILE ${sentence}`))
  })

  it('lists the valid types in its error', () => {
    expect(() => calendarFrom(file({ ...hero, type: 'NO' }))).toThrow(
      /^CAMPAIGNS_FILE has the type "NO" in campaign 1; known are OK_GROUP, CHEST,/,
    )
  })

  it('is read at the start, and an unreadable one prevents the start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campaigns-'))
    const path = join(folder, 'campaigns.json')
    await expect(testApp({ config: { campaignsFile: path } })).rejects.toThrow(/^CAMPAIGNS_FILE cannot be read: ENOENT/)
    writeFileSync(path, file(hero))
    const server = await testApp({ clock: testClock(Date.UTC(2026, 11, 25)), config: { campaignsFile: path } })
    const client = await guest(server.app)
    const types = async (): Promise<CampaignType[]> =>
      (await client.call('GET /api/player/info/current', { query: { frontVersion: 445 } })).reply.campaignTypes
    expect(await types()).toEqual(['HERO'])
    server.clock.pass(3 * DAY)
    expect(await types()).toEqual([])
    await server.close()
    rmSync(folder, { recursive: true })
  })
})
