import type { Creature, CreatureKind, Force, World } from '@skystair/contract'
import { pct } from '../num.ts'
import { forceRank } from './forces.ts'

/** Per cent of the kind's own figures that each level and each rank adds. */
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

const kindsByImage = new WeakMap<World, Map<string, CreatureKind>>()

/** Returns the creature kind of this name, or null. */
export function kindOf(world: World, imageId: string): CreatureKind | null {
  let kinds = kindsByImage.get(world)
  if (!kinds) {
    kinds = new Map(world.creatures.map((kind) => [kind.imageId, kind]))
    kindsByImage.set(world, kinds)
  }
  return kinds.get(imageId) ?? null
}

/** Returns a kind's figure at a level and rank. */
export const statAtLevel = (base: number, level: number, rank: number): number => pct(base, 100 + PER_LEVEL * (level - 1) + PER_RANK * rank)

type StatSource = Pick<Creature, 'imageId' | 'level' | 'rank' | 'artifacts' | 'forcesV2' | 'faction'>

const artifactBonus = (creature: StatSource, ...effects: string[]): number =>
  creature.artifacts.reduce((sum, a) => (effects.includes(a.effectType) ? sum + a.power : sum), 0)

/** Returns a creature's full health, attack, defence and immortality from its level, rank, forces and artifacts. Throws on an unknown kind. */
export function statsOf(world: World, creature: StatSource): Stats {
  const kind = kindOf(world, creature.imageId)
  if (!kind) throw new Error(`no creature kind ${creature.imageId}`)
  const { level, rank } = creature
  const force = (name: Force, base: number) => pct(base, 100 + PER_FORCE * forceRank(creature, name))
  const attack = force('ATTACK', statAtLevel(kind.attack, level, rank)) + artifactBonus(creature, 'ATTACK', 'ATTACK_DEFENCE')
  const shadow = artifactBonus(creature, 'SHADOW_ENFORCE')
  return {
    health: force('HEALTH', statAtLevel(kind.health, level, rank)) + artifactBonus(creature, 'HEALTH'),
    attack: pct(attack, 100 + (creature.faction === 'SHADOW' ? shadow : Math.trunc(shadow / 2))),
    defence: force('DEFENCE', statAtLevel(kind.defence, level, rank)) + artifactBonus(creature, 'DEFENCE', 'ATTACK_DEFENCE'),
    immortality: kind.immortality + Math.trunc(forceRank(creature, 'IMMORTALITY') / 3),
  }
}

/** Returns the creature with recalculated figures. Its current health stays, limited to the new total. */
export function refreshed(world: World, creature: Creature): Creature {
  const { health, ...rest } = statsOf(world, creature)
  return { ...creature, ...rest, health: { current: Math.min(creature.health.current, health), total: health } }
}
