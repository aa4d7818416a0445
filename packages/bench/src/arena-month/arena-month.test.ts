import { leagueOf } from '@skystair/rules'
import { arenaRest, WON_FROM_ONE_A_DAY } from '@skystair/world/areas/arena/rows'
import { beforeAll, describe, expect, it } from 'vitest'
import { choose, type Offer } from './choice.ts'
import { type Plan, plansFor } from './entrants.ts'
import { fightsOfArrivals, mostFromOne, percentWon, playersByLeague, shortestRest } from './goals.ts'
import { type Morning, playHistory } from './history.ts'
import { type ArenaMonth, playArenaMonth } from './month.ts'
import { arenaPage } from './page.ts'

const [PLAYERS, DAYS] = [45, 10]
let plans: Plan[]
let histories: Morning[][]
let month: ArenaMonth

beforeAll(() => {
  plans = plansFor(PLAYERS, DAYS, 1)
  histories = plans.map(({ style, seed, arrives }) => playHistory(style, seed, DAYS - 1 - arrives))
  month = playArenaMonth(plans, histories, DAYS)
}, 120_000)

describe('a short month on the arena', () => {
  it('lets players rise out of the lowest leagues, and gives each a place of their own', () => {
    const last = month.places.at(-1)!.filter((place) => place > 0)
    expect(last.length).toBeGreaterThan(PLAYERS / 2)
    expect(new Set(last).size).toBe(last.length)
    const leaguesOn = (day: number) => [...playersByLeague(month, day)].filter(([, count]) => count > 0).map(([league]) => league)
    expect(leaguesOn(2).length).toBeGreaterThan(0)
    expect(leaguesOn(DAYS - 1).length).toBeGreaterThanOrEqual(3)
    expect(leagueOf(Math.min(...last))).toMatch(/BRONZE|STONE/)
  })

  it('gives late newcomers rivals of their level', () => {
    const late = fightsOfArrivals(month, [3, DAYS])
    expect(late.length).toBeGreaterThan(60)
    // With so few fights chance accounts for some points.
    expect(percentWon(late)).toBeGreaterThan(33)
    expect(percentWon(late)).toBeLessThan(67)
  })

  it('lets nobody be attacked more than the settings allow', () => {
    expect(month.fights.some(({ taken, defender }) => taken && defender !== null)).toBe(true)
    expect(mostFromOne(month.fights)).toBeLessThanOrEqual(WON_FROM_ONE_A_DAY)
    expect(shortestRest(month.fights)).toBeGreaterThanOrEqual(arenaRest.minutes)
  })

  it('is the same for the same seed', () => {
    expect(playArenaMonth(plans, histories, 6)).toEqual(playArenaMonth(plans, histories, 6))
    expect(plansFor(PLAYERS, DAYS, 2)).not.toEqual(plans)
  })

  it('is described with a verdict on every goal and a plot of each kind', () => {
    const { page, plots } = arenaPage(month)
    expect(page.match(/\| (met|\*\*missed\*\*) \|/g)).toHaveLength(3)
    expect(page).not.toContain('NaN')
    for (const name of Object.keys(plots)) expect(page).toContain(`(arena-month/${name})`)
    expect(plots['newcomers.svg']).toContain('<polyline')
  })
})

it('chooses the highest rival who does not look too strong, or else the weakest', () => {
  const offer = (place: number, power: number): Offer => ({ place, power, holder: null, squad: [] })
  const offers = [offer(10, 140), offer(20, 105), offer(30, 90), offer(51, 10)]
  expect(choose({ name: 'steady' }, 50, offers, 0)?.place).toBe(20)
  expect(choose({ name: 'clever' }, 50, offers, 0)?.place).toBe(30)
  expect(choose({ name: 'careless' }, 50, offers, 3)?.place).toBe(10)
  expect(choose({ name: 'clever' }, 50, [offer(10, 140), offer(20, 120)], 0)?.place).toBe(20)
  expect(choose({ name: 'clever' }, 50, [offer(51, 10)], 0)).toBeUndefined()
})
