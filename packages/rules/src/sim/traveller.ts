// What a simulated player has, and how it is cared for. Time is counted in milliseconds, not waited for.
import type { ArtifactKind, Consumable, Creature, CreatureClass, Gain, World } from '@skystair/contract'
import { artifactOf, priceOf } from '../growth/artifact.ts'
import { spawn } from '../growth/creature.ts'
import { expForLevel, type Progress } from '../growth/experience.ts'
import { healCost, healedBy } from '../growth/healing.ts'
import { fullPower, powerOf } from '../growth/power.ts'
import { refreshed } from '../growth/stats.ts'
import type { TaskBook } from '../tasks/book.ts'
import { needs, type Style } from './style.ts'

/** One fight as the tables see it. */
export interface Fought {
  readonly stair: number
  /** The day of the journey, from 0. */
  readonly day: number
  readonly guardian: boolean
  readonly won: boolean
  /** The colour it had. */
  readonly look: 'GREEN' | 'YELLOW' | 'RED'
  readonly moves: number
  readonly classes: readonly CreatureClass[]
}

export interface Purse {
  gold: number
  crystal: number
  blueCrystal: number
}

export interface Traveller {
  squad: Creature[]
  bag: Consumable[]
  /** What is paid with: the rest of a purse buys nothing on the road. */
  purse: Purse
  level: Progress
  /** The highest stair won. */
  stair: number
  /** Ids of places taken or won. */
  readonly done: Set<number>
  /** Time of the world, and time spent playing. */
  now: number
  played: number
  readonly fights: Fought[]
  /** When there was last something new, and the longest time awake without: see `progress`. */
  since: number
  longest: number
  /** Visits, and those of them that brought nothing new. */
  visits: number
  empty: number
  /** What was met, read or found already. */
  readonly known: Set<string>
  /** Tasks, by the same rules as the server's. */
  book: TaskBook
  nextId: number
  /** The player's own seed: fights and blunders come from it. */
  readonly seed: number
}

export function setOut(world: World, who: keyof World['starters'], seed: number): Traveller {
  const squad = world.starters[who].map((imageId, i) => spawn(world, imageId, { id: i + 1, playerId: 1 }))
  const level = { level: 1, currentExp: 0, maxExp: expForLevel(1) }
  const counts = { stair: 0, now: 0, played: 0, longest: 0, since: 0, visits: 0, empty: 0, nextId: 3 }
  const purse = { gold: 0, crystal: 0, blueCrystal: 0 }
  return { squad, bag: [], purse, level, done: new Set(), known: new Set(), book: {}, fights: [], ...counts, seed }
}

/** Whom that player would send: the six strongest, or the six strongest as they stand, the sturdy ones first, for those stand in front. */
export function fighters({ squad }: Traveller, { rotates }: Pick<Style, 'rotates'>): Creature[] {
  const worth = rotates ? (c: Creature) => powerOf([c]) : fullPower
  return [...squad]
    .sort((a, b) => worth(b) - worth(a) || a.id - b.id)
    .slice(0, 6)
    .filter((c) => c.health.current > 0)
    .sort((a, b) => b.health.total + 4 * b.defence - a.health.total - 4 * a.defence)
}

/** Those who would fight if all were well: whom it is worth healing. */
export const core = ({ squad }: Traveller): Creature[] => [...squad].sort((a, b) => fullPower(b) - fullPower(a) || a.id - b.id).slice(0, 6)

export const replace = (t: Traveller, changed: Creature): void => {
  t.squad = t.squad.map((c) => (c.id === changed.id ? changed : c))
}

export const spend = (t: Traveller, time: number): void => {
  t.now += time
  t.played += time
}

const HOUR = 60 * 60 * 1000
/** Hours of the day in which somebody plays now and then; the rest is night. */
export const AWAKE = 14
const awake = (now: number): number => Math.trunc(now / (24 * HOUR)) * AWAKE * HOUR + Math.min(now % (24 * HOUR), AWAKE * HOUR)
/** Time awake since something was last won. */
export const idle = (t: Traveller): number => awake(t.now) - awake(t.since)

/**
 * There was something new: a stair, a level or rank (the player's or a creature's), a companion, an artifact, a task done, a force ripe, a page or a lesson
 * read, a kind of creature or thing met for the first time.
 */
export function progress(t: Traveller): void {
  t.longest = Math.max(t.longest, idle(t))
  t.since = t.now
}

/** Somebody joins, a level below the best of the squad. */
export function join(world: World, t: Traveller, imageId: string): void {
  const best = Math.max(...t.squad.map((c) => c.level))
  t.squad.push(spawn(world, imageId, { id: t.nextId++, playerId: 1, level: Math.max(1, best - 1), now: t.now }))
  progress(t)
}

/** Puts an artifact on the first of the core with a free slot; it is sold where there is none. */
export function wear(world: World, t: Traveller, kind: ArtifactKind): void {
  const artifact = artifactOf(kind, t.nextId++)
  const bearer = core(t).find((c) => c.artifacts.length < c.slotsCount)
  if (bearer) replace(t, refreshed(world, { ...bearer, artifacts: [...bearer.artifacts, artifact] }))
  else t.purse.gold += priceOf(artifact)
  progress(t)
}

/** Meets, reads or finds that; the first time it is something new. */
export function meet(t: Traveller, name: string): void {
  if (t.known.has(name)) return
  t.known.add(name)
  progress(t)
}

/** Takes resources, consumables and artifacts, as a gain names them. */
export function receive(world: World, t: Traveller, gains: readonly Gain[]): void {
  for (const { kind, amount } of gains) {
    const artifact = world.artifacts.find(({ key }) => key === kind)
    if (artifact) wear(world, t, artifact)
    else if (world.consumables.some((known) => known.kind === kind)) pack(t, kind)
    else if (kind in t.purse) t.purse[kind as keyof Purse] += amount
    meet(t, `thing:${kind}`)
  }
}

function pack(t: Traveller, kind: string): void {
  const held = t.bag.find((c) => c.kind === kind)
  if (held) t.bag = t.bag.map((c) => (c === held ? { ...c, count: c.count + 1 } : c))
  else t.bag.push({ id: t.nextId++, kind, count: 1 })
}

/** Lets time heal everyone, then heals for gold whoever of the core needs it, the strongest first; answers those. */
export function heal(t: Traveller, style: Style): Creature[] {
  const healed: Creature[] = []
  t.squad = t.squad.map((c) => healedBy(c, t.now))
  for (const c of core(t)) {
    const { gold } = healCost(c)
    if (!needs(style, c) || gold > t.purse.gold) continue
    t.purse.gold -= gold
    replace(t, { ...c, health: { current: c.health.total, total: c.health.total }, healedAt: t.now })
    healed.push(c)
  }
  return healed
}
