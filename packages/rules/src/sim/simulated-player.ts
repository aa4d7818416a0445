// A simulated player and what changes it. Time is counted in milliseconds; nothing actually waits.

import type { ArtifactKind, Consumable, Creature, CreatureClass, Gain, World } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { HOUR } from '@skystair/contract/time'
import { artifactOf, priceOf } from '../growth/artifact.ts'
import { spawn } from '../growth/creature.ts'
import { expForLevel, type LevelProgress } from '../growth/experience.ts'
import { healCost, healedBy } from '../growth/healing.ts'
import { fullPower, powerOf } from '../growth/power.ts'
import { refreshed } from '../growth/stats.ts'
import type { TaskBook } from '../tasks/assigned-tasks.ts'
import { needsHealing, type Style } from './style.ts'

/** One battle of a simulated player. */
export interface BattleRecord {
  readonly stair: number
  /** Day since the player's start, from 0. */
  readonly day: number
  readonly guardian: boolean
  readonly won: boolean
  /** The colour of the stair before the battle. */
  readonly difficulty: 'GREEN' | 'YELLOW' | 'RED'
  readonly moves: number
  readonly classes: readonly CreatureClass[]
}

export interface SimPurse {
  gold: number
  crystal: number
  blueCrystal: number
}

export interface SimulatedPlayer {
  squad: Creature[]
  bag: Consumable[]
  /** Only the resources that can be spent on the road. */
  purse: SimPurse
  levelProgress: LevelProgress
  /** The highest stair won. */
  bestVictoryStair: number
  /** Ids of places taken or won. */
  readonly donePlaces: Set<number>
  /** Current time, and time spent playing. */
  now: number
  playTime: number
  readonly battles: BattleRecord[]
  /** Time of the last progress, and the longest waking time without any: see `markProgress`. */
  lastProgress: number
  longestWait: number
  /** Number of visits, and of those without progress. */
  visits: number
  visitsWithoutProgress: number
  /** Everything that the player has met, read or found. */
  readonly discovered: Set<string>
  /** Task progress, by the server's rules. */
  book: TaskBook
  nextId: number
  /** Decides all random choices of this player. */
  readonly seed: number
}

export function newPlayer(world: World, character: keyof World['starters'], seed: number): SimulatedPlayer {
  const squad = world.starters[character].map((imageId, i) => spawn(world, imageId, { id: i + 1, playerId: 1 }))
  const levelProgress = { level: 1, currentExp: 0, maxExp: expForLevel(1) }
  const counts = {
    bestVictoryStair: 0,
    now: 0,
    playTime: 0,
    longestWait: 0,
    lastProgress: 0,
    visits: 0,
    visitsWithoutProgress: 0,
    nextId: 3,
  }
  const purse = { gold: 0, crystal: 0, blueCrystal: 0 }
  return { squad, bag: [], purse, levelProgress, donePlaces: new Set(), discovered: new Set(), book: {}, battles: [], ...counts, seed }
}

/** Returns the squad that the player sends: the six strongest, with `restsWounded` by their current health, the sturdiest in front. */
export function fighters({ squad }: SimulatedPlayer, { restsWounded }: Pick<Style, 'restsWounded'>): Creature[] {
  const worth = restsWounded ? (c: Creature) => powerOf([c]) : fullPower
  return [...squad]
    .sort((a, b) => worth(b) - worth(a) || a.id - b.id)
    .slice(0, SQUAD_SIZE)
    .filter((c) => c.health.current > 0)
    .sort((a, b) => b.health.total + 4 * b.defence - a.health.total - 4 * a.defence)
}

/** Returns the six strongest creatures regardless of wounds: those worth healing. */
export const strongestSix = ({ squad }: SimulatedPlayer): Creature[] =>
  [...squad].sort((a, b) => fullPower(b) - fullPower(a) || a.id - b.id).slice(0, SQUAD_SIZE)

export const replaceCreature = (player: SimulatedPlayer, updated: Creature): void => {
  player.squad = player.squad.map((c) => (c.id === updated.id ? updated : c))
}

export const spendTime = (player: SimulatedPlayer, time: number): void => {
  player.now += time
  player.playTime += time
}

/** Hours per day in which a player may play; the rest is night. */
export const AWAKE_HOURS = 14
const awakeTime = (now: number): number =>
  Math.trunc(now / (24 * HOUR)) * AWAKE_HOURS * HOUR + Math.min(now % (24 * HOUR), AWAKE_HOURS * HOUR)
/** Waking time since the last progress. */
export const waitingTime = (player: SimulatedPlayer): number => awakeTime(player.now) - awakeTime(player.lastProgress)

/**
 * Notes that the player made progress: a stair, a level or rank, a new creature, an artifact, a completed task, an improved force, a text read, a kind of
 * creature or thing met for the first time.
 */
export function markProgress(player: SimulatedPlayer): void {
  player.longestWait = Math.max(player.longestWait, waitingTime(player))
  player.lastProgress = player.now
}

/** Adds a creature, one level below the best of the squad. */
export function addCreature(world: World, player: SimulatedPlayer, imageId: string): void {
  const best = Math.max(...player.squad.map((c) => c.level))
  player.squad.push(spawn(world, imageId, { id: player.nextId++, playerId: 1, level: Math.max(1, best - 1), now: player.now }))
  markProgress(player)
}

/** Gives an artifact to the strongest creature with a free slot, or sells it if there is none. */
export function equip(world: World, player: SimulatedPlayer, kind: ArtifactKind): void {
  const artifact = artifactOf(kind, player.nextId++)
  const wearer = strongestSix(player).find((c) => c.artifacts.length < c.slotsCount)
  if (wearer) replaceCreature(player, refreshed(world, { ...wearer, artifacts: [...wearer.artifacts, artifact] }))
  else player.purse.gold += priceOf(artifact)
  markProgress(player)
}

/** Notes something met, read or found. Only the first time is progress. */
export function discover(player: SimulatedPlayer, name: string): void {
  if (player.discovered.has(name)) return
  player.discovered.add(name)
  markProgress(player)
}

/** Adds resources, consumables and artifacts. */
export function receive(world: World, player: SimulatedPlayer, gains: readonly Gain[]): void {
  for (const { kind, amount } of gains) {
    const artifact = world.artifacts.find(({ key }) => key === kind)
    if (artifact) equip(world, player, artifact)
    else if (world.consumables.some((known) => known.kind === kind)) addConsumable(player, kind)
    else if (kind in player.purse) player.purse[kind as keyof SimPurse] += amount
    discover(player, `thing:${kind}`)
  }
}

function addConsumable(player: SimulatedPlayer, kind: string): void {
  const held = player.bag.find((c) => c.kind === kind)
  if (held) player.bag = player.bag.map((c) => (c === held ? { ...c, count: c.count + 1 } : c))
  else player.bag.push({ id: player.nextId++, kind, count: 1 })
}

/** Applies healing by time, then heals for gold those of the six strongest that need it. Returns the creatures healed for gold. */
export function healSquad(player: SimulatedPlayer, style: Style): Creature[] {
  const healed: Creature[] = []
  player.squad = player.squad.map((c) => healedBy(c, player.now))
  for (const c of strongestSix(player)) {
    const { gold } = healCost(c)
    if (!needsHealing(style, c) || gold > player.purse.gold) continue
    player.purse.gold -= gold
    replaceCreature(player, { ...c, health: { current: c.health.total, total: c.health.total }, healedAt: player.now })
    healed.push(c)
  }
  return healed
}
