import type { Creature, CreatureKind, Force, World } from '@skystair/contract'
import { pct } from '../num.ts'
import { forceRank } from './forces.ts'

/** Per cent of the kind's own figures that each level and each rank adds. Straight lines, so that no level is ever a wall. */
export const PER_LEVEL = 8
export const PER_RANK = 10
/** Per cent that each rank of a force adds. */
const PER_FORCE = 4

export interface Stats {
  readonly health: number
  readonly attack: number
  readonly defence: number
  readonly immortality: number
}

const byImage = new WeakMap<World, Map<string, CreatureKind>>()

/** The kind of that name, or null. */
export function kindOf(world: World, imageId: string): CreatureKind | null {
  let kinds = byImage.get(world)
  if (!kinds) {
    kinds = new Map(world.creatures.map((kind) => [kind.imageId, kind]))
    byImage.set(world, kinds)
  }
  return kinds.get(imageId) ?? null
}

/** A kind's figure at a level and rank. */
export const grown = (base: number, level: number, rank: number): number => pct(base, 100 + PER_LEVEL * (level - 1) + PER_RANK * rank)

type Worn = Pick<Creature, 'imageId' | 'level' | 'rank' | 'artifacts' | 'forcesV2' | 'faction'>

const worn = (creature: Worn, ...effects: string[]): number =>
  creature.artifacts.reduce((sum, a) => (effects.includes(a.effectType) ? sum + a.power : sum), 0)

/** Full health, attack, defence and immortality as level, rank, forces and artifacts make them. Throws on an unknown kind: there is no such creature. */
export function statsOf(world: World, creature: Worn): Stats {
  const kind = kindOf(world, creature.imageId)
  if (!kind) throw new Error(`no creature kind ${creature.imageId}`)
  const { level, rank } = creature
  const force = (name: Force, base: number) => pct(base, 100 + PER_FORCE * forceRank(creature, name))
  const attack = force('ATTACK', grown(kind.attack, level, rank)) + worn(creature, 'ATTACK', 'ATTACK_DEFENCE')
  const shadow = worn(creature, 'SHADOW_ENFORCE')
  return {
    health: force('HEALTH', grown(kind.health, level, rank)) + worn(creature, 'HEALTH'),
    attack: pct(attack, 100 + (creature.faction === 'SHADOW' ? shadow : Math.trunc(shadow / 2))),
    defence: force('DEFENCE', grown(kind.defence, level, rank)) + worn(creature, 'DEFENCE', 'ATTACK_DEFENCE'),
    immortality: kind.immortality + Math.trunc(forceRank(creature, 'IMMORTALITY') / 3),
  }
}

/** The creature with its figures worked out anew; current health keeps its points, within the new total. */
export function refreshed(world: World, creature: Creature): Creature {
  const { health, ...rest } = statsOf(world, creature)
  return { ...creature, ...rest, health: { current: Math.min(creature.health.current, health), total: health } }
}
