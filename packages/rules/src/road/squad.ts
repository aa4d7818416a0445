import type { Creature, CreatureKind, World } from '@skystair/contract'
import { SQUAD_SIZE, sturdiness } from '@skystair/contract/measures'
import type { BattleSetup } from '../battle/types.ts'
import { spawn } from '../growth/creature.ts'
import { powerOf } from '../growth/power.ts'
import { kindOf } from '../growth/stats.ts'
import { mix, pick } from '../mix.ts'
import { clamp, pct } from '../num.ts'
import { contentAt, SALT } from './content.ts'
import { addressOf, type PlaceAddress } from './ids.ts'
import { isCaptain, isRaidGuarded, raidPercent, raidSquads } from './raid.ts'
import { isHoard, isSnowGuarded } from './snow.ts'
import { guardAt, sourceStair } from './source-stair.ts'
import { levelsFor, strengthAt } from './strength.ts'
import { isTurnGuarded } from './turn.ts'

export interface Squad {
  /** In the order of positions, with ids −1, −2 … */
  readonly creatures: Creature[]
  /** Further squads, which fight all the others: in battles of kind MULTI those of TM3, TM4 and TM5. */
  readonly others: readonly (readonly Creature[])[]
  readonly bosses: number[]
  /** Id of the creature that the place shows: the guard set in the catalogue, else the strongest. */
  readonly leader: number
  /** How well the opponent plays, 0 to 100. */
  readonly skill: number
}

/** Returns the rank of a squad's n-th creature. Ranks rise one creature after another: all at once would make a stair suddenly hard. */
const rankAt = (stair: number, index: number): number => Math.min(6, Math.trunc(Math.max(0, stair - 8 - 3 * index) / 20))

/** Size of a guardian's squad by stair, from stair 1; six from stair 25 on. */
const squadSizes = [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5] as const
const squadSizeAt = (stair: number): number => squadSizes[stair - 1] ?? SQUAD_SIZE

/** Returns the kinds that live at a stair; if there are none, those that live nearest below. */
export function kindsAt(world: World, at: number): CreatureKind[] {
  const stair = sourceStair(world, at)
  const roadKinds = world.creatures.filter((kind) => kind.fromStair > 0)
  const here = roadKinds.filter((kind) => kind.fromStair <= stair && stair <= kind.toStair)
  if (here.length > 0) return here
  const below = Math.max(...roadKinds.filter((kind) => kind.fromStair <= stair).map((kind) => kind.toStair))
  return roadKinds.filter((kind) => kind.toStair === below)
}

const stairOfAddress = (address: PlaceAddress): number => {
  if (address.context !== 'turn') return address.stair
  const turn = addressOf(address.turnId)
  return turn?.context === 'main' ? turn.stair : 1
}

function kindOrThrow(world: World, imageId: string): CreatureKind {
  const kind = kindOf(world, imageId)
  if (!kind) throw new Error(`There is no creature kind ${imageId}.`)
  return kind
}

/** Returns the kinds of creatures in the snow world. */
const snowKinds = (world: World): CreatureKind[] => world.snow.kinds.map((name) => kindOrThrow(world, name))

function drawKinds(world: World, id: number, address: PlaceAddress, size: number): string[] {
  const kinds = address.context === 'snow' ? snowKinds(world) : kindsAt(world, stairOfAddress(address))
  return Array.from({ length: size }, (_, i) => kinds[pick(kinds.length, SALT.squad, id, i)]!.imageId)
}

/** Returns the creatures in the order of positions: the sturdiest in the front row. */
const inBattleOrder = (creatures: Creature[]): Creature[] => {
  const front = creatures.length <= 3 ? creatures.length : Math.ceil(creatures.length / 2)
  const sturdy = [...creatures].sort((a, b) => sturdiness(b) - sturdiness(a) || b.id - a.id)
  const chosen = new Set(sturdy.slice(0, Math.min(3, front)).map((c) => c.id))
  return [...creatures.filter((c) => chosen.has(c.id)), ...creatures.filter((c) => !chosen.has(c.id))]
}

/** True if a squad guards this place. */
function isGuarded(world: World, address: PlaceAddress): boolean {
  if (address.context === 'main') return contentAt(world, address.stair, address.slot)?.guarded ?? false
  if (address.context === 'raid') return isRaidGuarded(world, address.step)
  return address.context === 'snow' ? isSnowGuarded(world, address) : isTurnGuarded(address.turnId, address.step)
}

/** Returns the squad's strength in per cent of its stair's, if it has `count` of the stair's `size` creatures and no guardian of the catalogue. */
function percentOf(world: World, address: PlaceAddress, count: number, size: number): number {
  const share = Math.trunc((100 * count) / size)
  if (address.context === 'raid') return pct(share, raidPercent(world, address))
  const { snow } = world
  return address.context === 'snow' ? pct(share, snow.percent + snow.percentPerStep * address.step) : share
}

/** True for a hoard of the snow world and for a captain of a raid. */
const isLeading = (world: World, address: PlaceAddress): boolean =>
  (address.context === 'snow' && isHoard(world, address.step)) || (address.context === 'raid' && isCaptain(world, address.step))

/** Returns the squad that guards a place, the same for every player; null if there is none. */
export function squadAt(world: World, placeId: number): Squad | null {
  const address = addressOf(placeId)
  if (!address || !isGuarded(world, address)) return null
  const stair = stairOfAddress(address)
  const guardian = address.context === 'main' && address.slot === 0
  const guard = guardian ? guardAt(world, stair) : undefined
  const size = squadSizeAt(stair)
  // Squads on islets of the main road are smaller than those of guardians and side roads, and in the snow and in raids than those of hoards and captains.
  const isFull = guardian || address.context === 'turn' || isLeading(world, address)
  const squads = address.context === 'raid' ? raidSquads(world, address) : 1
  const count = squads > 1 ? Math.ceil(size / 2) : isFull ? size : Math.max(1, size - 1)
  const named = guard ? [guard.imageId, ...guard.with] : []
  // A guard set in the catalogue is joined by kinds of the stair until the squad is complete.
  const names = [...named, ...drawKinds(world, placeId, address, Math.max(0, count * squads - named.length))]
  const boss = guard?.boss ?? false
  const percent = guardian ? (guard?.percent ?? 100) : percentOf(world, address, count, size)
  const spawned = (from: number, to: number) => {
    const kinds = names.slice(from, to).map((name) => kindOrThrow(world, name))
    const ranks = kinds.map((kind, i) => Math.min(kind.maxRank, rankAt(stair, i)))
    const levels = levelsFor(kinds, ranks, pct(strengthAt(stair), percent))
    return kinds.map(({ imageId }, i) => spawn(world, imageId, { id: -1 - from - i, playerId: null, level: levels[i]!, rank: ranks[i]! }))
  }
  const creatures = spawned(0, squads > 1 ? count : SQUAD_SIZE)
  const others = Array.from({ length: squads - 1 }, (_, n) => inBattleOrder(spawned(count * (n + 1), count * (n + 2))))
  const skill = clamp(25 + stair + (boss ? 10 : 0) + (mix(SALT.skill, placeId) % 11) - 5, 10, 92)
  const strongest = creatures.reduce((a, b) => (powerOf([b]) > powerOf([a]) ? b : a))
  return { creatures: inBattleOrder(creatures), others, bosses: boss ? [-1] : [], leader: guard ? -1 : strongest.id, skill }
}

/** Returns the part of a fight's setup that follows from the squads at its place. */
export const foesOf = ({
  creatures,
  others,
  bosses,
  skill,
}: Omit<Squad, 'leader'>): Pick<BattleSetup, 'kind' | 'enemy' | 'others' | 'bosses' | 'skill'> => ({
  ...(others.length > 0 ? { kind: 'MULTI', others } : { kind: 'MOB' }),
  ...{ enemy: creatures, bosses, skill },
})

/** The other squads of a fight of several count for one part in this number of their power, because all weaken each other: found by simulated fights. */
const OTHERS_PART = 6

/** Returns the power of one squad that is as hard to defeat as all squads at a place. */
export const foesPower = ({ creatures, others }: Pick<Squad, 'creatures' | 'others'>): number =>
  powerOf(creatures) + Math.trunc(powerOf(others.flat()) / OTHERS_PART)
