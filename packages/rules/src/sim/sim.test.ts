import { CreatureClass, type TaskKind } from '@skystair/contract'
import { expect, it } from 'vitest'
import { refreshed } from '../growth/stats.ts'
import { creature, world } from '../testing/test-world.ts'
import { playArena } from './arena.ts'
import { classLeague } from './class-league.ts'
import { measureForces } from './force-value.ts'
import { improveForces, recordEvent } from './progression.ts'
import { playDays, playFirstHour } from './schedule.ts'
import { emptyPurse } from './simulated-player.ts'
import { type Style, styles } from './style.ts'
import { compareStyles } from './style-comparison.ts'

const [, steady, clever] = styles as [Style, Style, Style]

it('plays the same for the same seed and differently for another', () => {
  const [once, again, other] = [1, 1, 2].map((seed) => playFirstHour(world, 'MAN_1', steady, seed))
  expect(again).toEqual(once)
  expect(other!.battles).not.toEqual(once!.battles)
})

it('plays no longer than twenty minutes per day, give or take a battle, and records every battle', () => {
  const ends: number[] = []
  const t = playDays(world, 'WOMAN_1', steady, 3, 3, { afterDay: ({ playTime: played }) => ends.push(played) })
  expect(ends).toHaveLength(3)
  for (const [i, end] of ends.entries()) expect(end - (ends[i - 1] ?? 0)).toBeLessThan(26 * 60_000)
  expect(t.battles.length).toBeGreaterThan(20)
  expect(t.battles.filter((f) => f.guardian && f.won)).toHaveLength(t.bestVictoryStair)
  expect(t.battles.map((f) => f.day)).toEqual([...t.battles.map((f) => f.day)].sort((a, b) => a - b))
})

it('rewards thinking: clever players win more of the same battles than careless ones, and far more with a backpack', () => {
  for (const { skill, withBackpack, winPercent } of compareStyles(world, 100)) {
    expect(winPercent.clever, `against ${skill}`).toBeGreaterThan(winPercent.careless + (withBackpack ? 12 : 5))
    expect(winPercent.steady, `against ${skill}`).toBeGreaterThan(winPercent.careless)
  }
})

it('takes every reward of a task once, and improves forces as soon as level, crystal and room allow', () => {
  const t = playDays(world, 'MAN_1', clever, 7, 1)
  const level = { level: 15, currentExp: 0, maxExp: 1e9 }
  const crystal = 200
  const rich = { ...t, levelProgress: level, purse: { ...emptyPurse(), crystal } }
  improveForces(world, rich)
  const begun = rich.squad.flatMap(({ forcesV2 }) => forcesV2)
  expect([begun.length, rich.purse.crystal]).toEqual([2, crystal - 40])
  rich.now += 3_600_000
  improveForces(world, rich)
  expect(rich.squad.flatMap(({ forcesV2 }) => forcesV2).filter(({ rank }) => rank === 1)).toHaveLength(2)
  const young = { ...t, purse: { ...emptyPurse(), crystal } }
  improveForces(world, young)
  expect(young.squad.flatMap(({ forcesV2 }) => forcesV2)).toEqual([])
  const task: TaskKind = { id: 'win', number: 1, group: 'TASK', type: 'WIN', goal: 2, fromStair: 1, reward: [{ kind: 'gold', amount: 7 }] }
  const busy = { ...t, book: {}, purse: emptyPurse() }
  for (let i = 0; i < 5; i++) recordEvent({ ...world, tasks: [task] }, busy, { type: 'WIN', tags: [] })
  expect(busy.purse.gold).toBe(7)
})

it('lets stronger players rise on the arena’s ladder', () => {
  const at = (level: number) => {
    const t = playFirstHour(world, 'MAN_1', steady, level)
    return {
      style: steady,
      player: { ...t, seed: level, squad: [1, 2, 3].map((id) => refreshed(world, creature('KNIGHT', id, { level }))) },
    }
  }
  const ladder = playArena(world, [1, 2, 30, 3].map(at), 6)
  expect(ladder[0]!.player.seed).toBe(30)
  expect(ladder.at(-1)!.player.seed).toBe(1)
})

it('shows the value of forces: squads with higher ranks win more battles', () => {
  const won = measureForces(world, 120).map((step) => step.winPercent)
  expect(Math.abs(won[0]! - 50)).toBeLessThan(15)
  expect(won[3]).toBeGreaterThan(won[0]! + 10)
  expect(won.at(-1)).toBe(100)
})

it('counts every creature of every battle in the league of classes, for the side that won or lost', () => {
  const table = classLeague(world, 40, 5)
  const sum = (column: 'battles' | 'wins') => table.reduce((all, row) => all + row[column], 0)
  expect(table.map((row) => row.class)).toEqual([...CreatureClass])
  expect([sum('battles'), sum('wins')]).toEqual([40 * 12, 40 * 6])
})
