// A simulated player and what changes it. Time is counted in milliseconds; nothing actually waits.

import type { ArtifactKind, Consumable, Creature, CreatureClass, Gain, ResourceName, World } from '@skystair/contract'
import { ResourceName as resourceNames } from '@skystair/contract/enums'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { HOUR } from '@skystair/contract/time'
import { artifactOf, priceOf } from '../growth/artifact.ts'
import { spawn } from '../growth/creature.ts'
import { expForLevel, type LevelProgress } from '../growth/experience.ts'
import { healCost, healedBy, healthyAt } from '../growth/healing.ts'
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
  /** After a defeat: milliseconds until the six strongest are in full health again, if the player heals as many of them as the gold allows. Else 0. */
  readonly wait: number
}

export type SimPurse = Record<ResourceName, number>
export const emptyPurse = (): SimPurse => Object.fromEntries(resourceNames.map((name) => [name, 0])) as SimPurse

/** Boosters that run until some time, in milliseconds. */
export type SimBoosts = Record<'EXP' | 'HEALTH' | 'RECOVER', number>

export interface SimulatedPlayer {
  squad: Creature[]
  bag: Consumable[]
  purse: SimPurse
  /** Amounts gained (above 0) and paid (below 0) by `day|resource|reason`. The days are counted from 0. */
  readonly flow: Map<string, number>
  readonly boosts: SimBoosts
  /** What the player keeps for something in a shop: forces are not improved with it. */
  saved: Partial<SimPurse>
  /** How many forces can be improved at once besides the usual number. */
  hammers: number
  levelProgress: LevelProgress
  /** The highest stair won. */
  bestVictoryStair: number
  /** Ids of places taken or won. */
  readonly donePlaces: Set<number>
  /** Wounds of the squads that have beaten the player, by place id. */
  readonly wounds: Map<number, number>
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
  const purse = emptyPurse()
  const boosts = { EXP: 0, HEALTH: 0, RECOVER: 0 }
  const done = {
    saved: {},
    donePlaces: new Set<number>(),
    wounds: new Map<number, number>(),
    discovered: new Set<string>(),
    book: {},
    battles: [],
    flow: new Map<string, number>(),
  }
  return { squad, bag: [], purse, levelProgress, boosts, hammers: 0, ...done, ...counts, seed }
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

function note(player: SimulatedPlayer, kind: ResourceName, amount: number, reason: string): void {
  player.purse[kind] += amount
  const key = `${Math.trunc(player.now / (24 * HOUR))}|${kind}|${reason}`
  player.flow.set(key, (player.flow.get(key) ?? 0) + amount)
}
export const earn = (player: SimulatedPlayer, kind: ResourceName, amount: number, reason: string): void =>
  note(player, kind, amount, reason)
/** Pays if the player has enough. Returns whether it did. */
export function pay(player: SimulatedPlayer, kind: ResourceName, amount: number, reason: string): boolean {
  if (amount > player.purse[kind]) return false
  note(player, kind, -amount, reason)
  return true
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
  else earn(player, 'gold', priceOf(artifact), 'sale')
  markProgress(player)
}

/** Notes something met, read or found. Only the first time is progress. */
export function discover(player: SimulatedPlayer, name: string): void {
  if (player.discovered.has(name)) return
  player.discovered.add(name)
  markProgress(player)
}

/** Adds resources, consumables and artifacts. `reason` is that of the server's ledger. */
export function receive(world: World, player: SimulatedPlayer, gains: readonly Gain[], reason: string): void {
  for (const { kind, amount } of gains) {
    const artifact = world.artifacts.find(({ key }) => key === kind)
    if (artifact) equip(world, player, artifact)
    else if (world.consumables.some((known) => known.kind === kind)) addConsumable(player, kind)
    else if (kind in player.purse) earn(player, kind as ResourceName, amount, reason)
    discover(player, `thing:${kind}`)
  }
}

export function addConsumable(player: SimulatedPlayer, kind: string): void {
  const held = player.bag.find((c) => c.kind === kind)
  if (held) player.bag = player.bag.map((c) => (c === held ? { ...c, count: c.count + 1 } : c))
  else player.bag.push({ id: player.nextId++, kind, count: 1 })
}

/** Returns how long the six strongest need to full health, in milliseconds, if the player heals for gold as many of them as possible, the dearest first. */
export function healingWait(player: SimulatedPlayer): number {
  let { gold } = player.purse
  const wounded = strongestSix(player).sort((a, b) => healCost(b).gold - healCost(a).gold)
  const waits = wounded.map((c) => {
    const { gold: cost } = healCost(c)
    if (cost > gold) return healthyAt(c, player.now) - player.now
    gold -= cost
    return 0
  })
  return Math.max(0, ...waits)
}

/** Applies healing by time, then heals for gold those of the six strongest that need it. Returns the creatures healed for gold. */
export function healSquad(player: SimulatedPlayer, style: Style): Creature[] {
  const healed: Creature[] = []
  const { RECOVER: until } = player.boosts
  player.squad = player.squad.map((c) => healedBy(c, player.now, until > c.healedAt ? { from: 0, until, percent: 100 } : null))
  for (const c of strongestSix(player)) {
    const { gold } = healCost(c)
    if (!needsHealing(style, c) || !pay(player, 'gold', gold, 'heal')) continue
    replaceCreature(player, { ...c, health: { current: c.health.total, total: c.health.total }, healedAt: player.now })
    healed.push(c)
  }
  return healed
}
