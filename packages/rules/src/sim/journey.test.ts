import { CreatureClass, type TaskKind } from '@skystair/contract'
import { expect, it } from 'vitest'
import { refreshed } from '../growth/stats.ts'
import { creature, world } from '../testing/test-world.ts'
import { alike } from './alike.ts'
import { arena } from './arena.ts'
import { days, firstHour } from './calendar.ts'
import { did, grow } from './deeds.ts'
import { gifts } from './gifts.ts'
import { league } from './league.ts'
import { type Style, styles } from './style.ts'

const [, steady, clever] = styles as [Style, Style, Style]

it('takes the same way for the same seed, another for another', () => {
  const [once, again, other] = [1, 1, 2].map((seed) => firstHour(world, 'MAN_1', steady, seed))
  expect(again).toEqual(once)
  expect(other!.fights).not.toEqual(once!.fights)
})

it('plays no longer in a day than twenty minutes, give or take a fight, and remembers every fight', () => {
  const ends: number[] = []
  const t = days(world, 'WOMAN_1', steady, 3, 3, ({ played }) => ends.push(played))
  expect(ends).toHaveLength(3)
  for (const [i, end] of ends.entries()) expect(end - (ends[i - 1] ?? 0)).toBeLessThan(26 * 60_000)
  expect(t.fights.length).toBeGreaterThan(20)
  expect(t.fights.filter((f) => f.guardian && f.won)).toHaveLength(t.stair)
  expect(t.fights.map((f) => f.day)).toEqual([...t.fights.map((f) => f.day)].sort((a, b) => a - b))
})

it('rewards thought: of the same fights the clever win more than the careless, and far more with a backpack to spend', () => {
  for (const { skill, packed, won } of alike(world, 100)) {
    expect(won.clever, `against ${skill}`).toBeGreaterThan(won.careless + (packed ? 12 : 5))
    expect(won.steady, `against ${skill}`).toBeGreaterThan(won.careless)
  }
})

it('takes every reward of a task once, and begins forces as soon as level, crystal and room allow', () => {
  const t = days(world, 'MAN_1', clever, 7, 1)
  const level = { level: 15, currentExp: 0, maxExp: 1e9 }
  const crystal = 200
  const rich = { ...t, level, purse: { gold: 0, crystal, blueCrystal: 0 } }
  grow(world, rich)
  const begun = rich.squad.flatMap(({ forcesV2 }) => forcesV2)
  expect([begun.length, rich.purse.crystal]).toEqual([2, crystal - 40])
  rich.now += 3_600_000
  grow(world, rich)
  expect(rich.squad.flatMap(({ forcesV2 }) => forcesV2).filter(({ rank }) => rank === 1)).toHaveLength(2)
  const young = { ...t, purse: { gold: 0, crystal, blueCrystal: 0 } }
  grow(world, young)
  expect(young.squad.flatMap(({ forcesV2 }) => forcesV2)).toEqual([])
  const task: TaskKind = { id: 'win', number: 1, group: 'TASK', deed: 'WIN', goal: 2, fromStair: 1, reward: [{ kind: 'gold', amount: 7 }] }
  const busy = { ...t, book: {}, purse: { gold: 0, crystal: 0, blueCrystal: 0 } }
  for (let i = 0; i < 5; i++) did({ ...world, tasks: [task] }, busy, { what: 'WIN', marks: [] })
  expect(busy.purse.gold).toBe(7)
})

it('lets the stronger climb the ladder of the arena', () => {
  const at = (level: number) => {
    const t = firstHour(world, 'MAN_1', steady, level)
    return {
      style: steady,
      traveller: { ...t, seed: level, squad: [1, 2, 3].map((id) => refreshed(world, creature('KNIGHT', id, { level }))) },
    }
  }
  const ladder = arena(world, [1, 2, 30, 3].map(at), 6)
  expect(ladder[0]!.traveller.seed).toBe(30)
  expect(ladder.at(-1)!.traveller.seed).toBe(1)
})

it('shows what forces are worth: the more, the more fights are won', () => {
  const won = gifts(world, 120).map((step) => step.won)
  expect(Math.abs(won[0]! - 50)).toBeLessThan(15)
  expect(won[3]).toBeGreaterThan(won[0]! + 10)
  expect(won.at(-1)).toBe(100)
})

it('counts in the league of classes every fighter of every fight, on the side that won or lost', () => {
  const table = league(world, 40, 5)
  const sum = (figure: 'fights' | 'wins') => table.reduce((all, row) => all + row[figure], 0)
  expect(table.map((row) => row.class)).toEqual([...CreatureClass])
  expect([sum('fights'), sum('wins')]).toEqual([40 * 12, 40 * 6])
})
