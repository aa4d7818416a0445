import type { Creature, CreatureKind, World } from '@skystair/contract'
import { spawn } from '../growth/creature.ts'
import { powerOf } from '../growth/power.ts'
import { kindOf } from '../growth/stats.ts'
import { mix, pick } from '../mix.ts'
import { clamp, pct } from '../num.ts'
import { contentAt, SALT } from './content.ts'
import { type Spot, spotOf } from './ids.ts'
import { levelsFor, strengthAt } from './strength.ts'
import { isTurnFight } from './turn.ts'

export interface Squad {
  /** In position order, with ids −1, −2 … */
  readonly creatures: Creature[]
  readonly bosses: number[]
  /** Id of the one by whom the place is known: the guard set by hand, else the strongest. */
  readonly leader: number
  /** How well the opponent plays, 0–100. */
  readonly skill: number
}

/** Ranks come slower than levels, one creature of a squad after another: a rank for all at once would be a cliff. */
const rankAt = (stair: number, index: number): number => Math.min(6, Math.trunc(Math.max(0, stair - 8 - 3 * index) / 20))

/** How many stand at a stair, from the first on; six from stair 25. */
const sizes = [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5] as const
const sizeAt = (stair: number): number => sizes[stair - 1] ?? 6

/** Those who live at a stair; where nobody does, the kinds that live nearest below. */
export function kindsAt(world: World, stair: number): CreatureKind[] {
  const living = world.creatures.filter((kind) => kind.fromStair > 0)
  const here = living.filter((kind) => kind.fromStair <= stair && stair <= kind.toStair)
  if (here.length > 0) return here
  const below = Math.max(...living.filter((kind) => kind.fromStair <= stair).map((kind) => kind.toStair))
  return living.filter((kind) => kind.toStair === below)
}

const stairOfSpot = (spot: Spot): number => {
  if (spot.context === 'main') return spot.stair
  const turn = spotOf(spot.turnId)
  return turn?.context === 'main' ? turn.stair : 1
}

function knownKind(world: World, imageId: string): CreatureKind {
  const kind = kindOf(world, imageId)
  if (!kind) throw new Error(`no creature kind ${imageId}`)
  return kind
}

function drawn(world: World, id: number, stair: number, size: number): string[] {
  const kinds = kindsAt(world, stair)
  return Array.from({ length: size }, (_, i) => kinds[pick(kinds.length, SALT.squad, id, i)]!.imageId)
}

/** Sturdy ones to the front: the squad's order is its positions. */
const ranked = (creatures: Creature[]): Creature[] => {
  const front = creatures.length <= 3 ? creatures.length : Math.ceil(creatures.length / 2)
  const sturdy = [...creatures].sort((a, b) => b.health.total + 4 * b.defence - a.health.total - 4 * a.defence || b.id - a.id)
  const chosen = new Set(sturdy.slice(0, Math.min(3, front)).map((c) => c.id))
  return [...creatures.filter((c) => chosen.has(c.id)), ...creatures.filter((c) => !chosen.has(c.id))]
}

/** Whether a fight stands at that spot of the road. */
function isFight(world: World, spot: Spot): boolean {
  if (spot.context === 'main') return contentAt(world, spot.stair, spot.slot)?.fight ?? false
  return isTurnFight(spot.turnId, spot.step)
}

/** Who waits at a place; null where nobody fights. The same for everyone. */
export function squadAt(world: World, placeId: number): Squad | null {
  const spot = spotOf(placeId)
  if (!spot || !isFight(world, spot)) return null
  const stair = stairOfSpot(spot)
  const guard = spot.context === 'main' && spot.slot === 0 ? world.guards.find((g) => g.stair === stair) : undefined
  const size = sizeAt(stair)
  // Those who sit on an islet are fewer than a guardian and its own.
  const fewer = Math.max(1, size - 1)
  const guardian = spot.context === 'main' && spot.slot === 0
  const named = guard ? [guard.imageId, ...guard.with] : []
  // A guard set by hand is joined by those who live around until there are as many as the stair asks for.
  const names = [...named, ...drawn(world, placeId, stair, Math.max(0, (guardian ? size : fewer) - named.length))]
  const boss = guard?.boss ?? false
  const kinds = names.slice(0, 6).map((name) => knownKind(world, name))
  const ranks = kinds.map((kind, i) => Math.min(kind.maxRank, rankAt(stair, i)))
  const percent = guardian ? (guard?.percent ?? 100) : Math.trunc((100 * kinds.length) / size)
  const levels = levelsFor(kinds, ranks, pct(strengthAt(stair), percent))
  const creatures = kinds.map(({ imageId }, i) => spawn(world, imageId, { id: -1 - i, playerId: null, level: levels[i]!, rank: ranks[i]! }))
  const skill = clamp(25 + stair + (boss ? 10 : 0) + (mix(SALT.skill, placeId) % 11) - 5, 10, 92)
  const strongest = creatures.reduce((a, b) => (powerOf([b]) > powerOf([a]) ? b : a))
  return { creatures: ranked(creatures), bosses: boss ? [-1] : [], leader: guard ? -1 : strongest.id, skill }
}
