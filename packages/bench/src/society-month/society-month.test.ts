import { maxMembers } from '@skystair/rules'
import { styles } from '@skystair/rules/sim'
import { beforeAll, describe, expect, it } from 'vitest'
import { FINDS_IN, foundWithin, heldPercent, newcomers, percentFallen } from './goals.ts'
import { type Life, playLife } from './life.ts'
import { playSocietyMonth, type SocietyMonth } from './month.ts'
import { societyPage } from './page.ts'
import { AWAY, type Clan, enter, expelAway, findStandIn, newClan, type Player, rankOf, takeOut } from './society.ts'

const [LIVES, PLAYERS, DAYS] = [6, 150, 16]
let lives: Life[]
let month: SocietyMonth

beforeAll(() => {
  lives = Array.from({ length: LIVES }, (_, i) => playLife(styles[i % styles.length]!, 400_001 + i, DAYS))
  month = playSocietyMonth(lives, PLAYERS, DAYS, 1)
}, 120_000)

const standing = () => month.clans.filter(({ disbanded }) => disbanded === null)

describe('a short month of society', () => {
  it('lets clans form and grow, with room for as many members as their level allows, and always one leader', () => {
    expect(standing().length).toBeGreaterThan(2)
    expect(month.evenings.at(-1)!.levels.some((level) => level > 1)).toBe(true)
    for (const { members, level } of standing()) {
      expect(members.length).toBeGreaterThan(0)
      expect(members.length).toBeLessThanOrEqual(maxMembers(level))
      expect(members.filter(({ rank }) => rank === 'LEADER')).toHaveLength(1)
      expect(members.filter(({ standsIn }) => standsIn).length).toBeLessThanOrEqual(1)
    }
    const all = standing().flatMap(({ members }) => members)
    expect(new Set(all).size).toBe(all.length)
    expect(month.players.filter(({ clan }) => clan !== null)).toHaveLength(all.length)
  })

  it('raises buildings from budgets that hold what came in and did not go out', () => {
    expect(month.evenings.at(-1)!.buildings).toBeGreaterThan(month.evenings[DAYS - 5]!.buildings)
    for (const [stat, { gained, spent }] of Object.entries(month.moves)) {
      const held = month.clans.reduce((sum, { budget }) => sum + budget[stat as keyof Clan['budget']], 0)
      expect([stat, held]).toEqual([stat, gained - spent])
      expect(held).toBeGreaterThanOrEqual(0)
    }
  })

  it('has raids that are won and raids that are lost, in which nobody takes down more than the tower has', () => {
    expect(percentFallen(month.raids)).toBeGreaterThan(10)
    expect(percentFallen(month.raids)).toBeLessThan(98)
    for (const { stairs, shares, fallen } of month.raids) {
      const taken = shares.reduce((sum, [, each]) => sum + each, 0)
      expect(taken).toBeLessThanOrEqual(stairs)
      expect(taken === stairs).toBe(fallen)
    }
  })

  it('lets no resource pile up, and newcomers find a clan', () => {
    expect(heldPercent(month).length).toBeGreaterThan(2)
    for (const [stat, percent] of heldPercent(month)) expect(percent, stat).toBeLessThan(130)
    const late = newcomers(month, [DAYS - 6, DAYS - 1])
    expect(late.length).toBeGreaterThan(5)
    expect(foundWithin(late, FINDS_IN)).toBeGreaterThan(70)
  })

  it('is the same for the same seed', () => {
    const again = playSocietyMonth(lives, 60, 10, 1)
    expect(playSocietyMonth(lives, 60, 10, 1)).toEqual(again)
    expect(playSocietyMonth(lives, 60, 10, 2).evenings).not.toEqual(again.evenings)
  })

  it('is described with a verdict on every goal and a plot of each kind', () => {
    const { page, plots } = societyPage(month, LIVES)
    expect(page.match(/\| (met|\*\*missed\*\*) \|/g)).toHaveLength(7)
    for (const name of Object.keys(plots)) expect(page).toContain(`(society-month/${name})`)
    expect(plots['clans.svg']).toContain('<polyline')
  })
})

describe('membership', () => {
  const member = (id: number, seen: number): Player => ({
    ...{ id, life: lives[0]!, arrives: 0, lastDay: 99, clan: null, rank: 'NEWBIE', standsIn: false, merit: 0, joined: 0 },
    ...{ seen, ready: 0, firstClan: -1, gears: 0 },
  })
  const clanOf = (leader: Player, ...others: readonly Player[]): Clan => {
    const clan = newClan(1, 0)
    enter(clan, leader, 'LEADER', 0)
    for (const [i, other] of others.entries()) enter(clan, other, i === 0 ? 'PARTICIPANT' : 'NEWBIE', 0)
    return clan
  }

  it('lets the most deserving stand in for a leader who is away, and lead after one who leaves', () => {
    const [leader, second, third] = [member(1, 0), member(2, AWAY), member(3, AWAY)]
    const clan = clanOf(leader, second, third)
    findStandIn(clan, AWAY - 1)
    expect(clan.members.some(({ standsIn }) => standsIn)).toBe(false)
    findStandIn(clan, AWAY)
    expect(clan.members.map(rankOf)).toEqual(['LEADER', 'SUBLEADER', 'NEWBIE'])
    leader.seen = AWAY
    findStandIn(clan, AWAY)
    expect(clan.members.map(rankOf)).toEqual(['LEADER', 'PARTICIPANT', 'NEWBIE'])
    takeOut(leader, AWAY)
    expect(clan.members.map(rankOf)).toEqual(['LEADER', 'NEWBIE'])
  })

  it('ends with the last member, and expels those who are away', () => {
    const [leader, away] = [member(1, AWAY), member(2, 0)]
    const clan = clanOf(leader, away)
    expelAway(leader, AWAY)
    expect([clan.members, away.clan]).toEqual([[leader], null])
    takeOut(leader, AWAY)
    expect(clan.disbanded).toBe(AWAY)
  })
})
