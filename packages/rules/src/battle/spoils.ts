import type { BattleCreature, BattleResult, Gain, World } from '@skystair/contract'
import { kindOf } from '../growth/stats.ts'
import { sha256Words } from '../sha256.ts'
import { foesOf } from './start.ts'
import type { BattleSetup, BattleState } from './types.ts'
import { alive } from './view.ts'

/** Rank points in one fight, at most. */
export const MOST_POINTS = 6
/** One won fight in so many persuades one of the defeated to come along. */
const PERSUADED = 12

const own = (state: BattleState): BattleCreature[] => state.creatures.filter((c) => c.side === 'TM1')

/** What a defeated creature teaches and carries. */
const lesson = (c: BattleCreature): number => 24 + 5 * c.level + 5 * c.rank + (c.boss ? 20 + 6 * c.level : 0)
const purse = (c: BattleCreature): number => 7 + 3 * c.level + (c.boss ? 20 + 4 * c.level : 0)

const sum = (creatures: readonly BattleCreature[], figure: (c: BattleCreature) => number): number =>
  creatures.reduce((total, c) => total + figure(c), 0)

/** How well it was won, 1 to 6: a point each for winning, losing nobody, haste, wounds kept small, using nothing, and facing as many or more. */
function points(setup: BattleSetup, state: BattleState): number {
  const fit = own(state).filter((c) => setup.own.some((o) => o.id === c.id && o.health.current > 0))
  const healthy = sum(fit, (c) => c.health.current) * 2 >= sum(fit, (c) => c.health.total)
  const marks = [true, fit.every(alive), state.round <= 4, healthy, state.consumed === 0, foesOf(setup).length >= fit.length]
  return Math.min(MOST_POINTS, marks.filter(Boolean).length)
}

/** Points go one by one to those still standing, the hardest strikers first. */
function shared(state: BattleState, count: number): Record<string, number> {
  const standing = own(state)
    .filter(alive)
    .sort((a, b) => state.memories[b.id]!.dealt - state.memories[a.id]!.dealt || a.id - b.id)
  const given: Record<string, number> = {}
  for (let i = 0; i < count && standing.length > 0; i++) {
    const { id } = standing[i % standing.length]!
    given[id] = (given[id] ?? 0) + 1
  }
  return given
}

function gains(setup: BattleSetup, enemies: readonly BattleCreature[]): Gain[] {
  const found: Gain[] = [{ kind: 'gold', amount: sum(enemies, purse) }]
  if (setup.stair >= 10)
    found.push({ kind: 'crystal', amount: 1 + Math.trunc(setup.stair / 25) + enemies.filter((c) => c.boss).length * 3 })
  const bosses = enemies.filter((c) => c.boss).length
  if (bosses > 0) found.push({ kind: 'sulfur', amount: bosses })
  return found
}

/** Who comes along: one of the plain defeated, by the seed; never a boss, nobody from the arena. */
function joined(world: World, setup: BattleSetup, enemies: readonly BattleCreature[]): string | null {
  const [first, second] = sha256Words(`joined:${setup.seed}`).map((word) => word >>> 0) as [number, number]
  const willing = enemies.filter((c) => !c.boss && !c.premium && (kindOf(world, c.imageId)?.fromStair ?? 0) > 0)
  if (setup.kind !== 'MOB' || willing.length === 0 || first % PERSUADED !== 0) return null
  return willing[second % willing.length]!.imageId
}

/**
 * What a finished fight gives. A win: experience and gold by those defeated, up to six rank points in all, now and then a new companion. A loss: as
 * much of the experience as the enemy lost of its health, so that a wall is climbed by trying; nothing if it was given up. `levelUp` is for whoever knows the player's level, and false here. Throws while the fight
 * is on.
 */
export function spoils(world: World, setup: BattleSetup, state: BattleState): BattleResult {
  if (!state.winner) throw new Error('the fight is not over')
  const enemies = state.creatures.filter((c) => c.side !== 'TM1')
  const base = { winner: state.winner, levelUp: false }
  if (state.winner !== 'TM1') {
    const learnt = (c: BattleCreature) => Math.trunc((lesson(c) * (c.health.total - c.health.current)) / c.health.total)
    return { ...base, experience: state.gaveUp ? 0 : sum(enemies, learnt), rankPoints: {}, gains: [], joined: null }
  }
  return {
    ...base,
    experience: sum(enemies, lesson),
    rankPoints: shared(state, points(setup, state)),
    gains: gains(setup, enemies),
    joined: joined(world, setup, enemies),
  }
}
