import type { Creature, CreatureKind, Force, World } from '@skystair/contract'
import { pct } from '../num.ts'
import { forceRank } from './forces.ts'
import { forgedEffect, forgedFigure } from './forged.ts'

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

export type StatSource = Pick<Creature, 'imageId' | 'level' | 'rank' | 'artifacts' | 'forcesV2' | 'faction' | 'forged'>

const artifactBonus = (creature: StatSource, ...effects: string[]): number =>
  creature.artifacts.reduce((sum, a) => (effects.includes(a.effectType) ? sum + a.power : sum), 0)

type Figures = Pick<Stats, 'health' | 'attack' | 'defence'>

function kindOfHero({ imageId }: Pick<Creature, 'imageId'>, world: World): CreatureKind {
  const kind = kindOf(world, imageId)
  if (!kind) throw new Error(`There is no creature kind ${imageId}.`)
  return kind
}

/** Returns the figures of a creature's kind at its level and rank, without artifacts, forces and forged power. Throws on an unknown kind. */
export function plainFigures(world: World, creature: Pick<Creature, 'imageId' | 'level' | 'rank'>): Figures {
  const kind = kindOfHero(creature, world)
  const at = (base: number) => statAtLevel(base, creature.level, creature.rank)
  return { health: at(kind.health), attack: at(kind.attack), defence: at(kind.defence) }
}

/** Returns a creature's figures by level, rank and forces alone. Throws on an unknown kind. */
export function grownFigures(world: World, creature: StatSource): Figures {
  const plain = plainFigures(world, creature)
  const force = (name: Force, figure: number) => pct(figure, 100 + PER_FORCE * forceRank(creature, name))
  return { health: force('HEALTH', plain.health), attack: force('ATTACK', plain.attack), defence: force('DEFENCE', plain.defence) }
}

/** Returns a creature's full health, attack, defence and immortality from level, rank, forces, artifacts and the forge. Throws on an unknown kind. */
export function statsOf(world: World, creature: StatSource): Stats {
  const plain = plainFigures(world, creature)
  const grown = grownFigures(world, creature)
  const forged = (figure: 'HEALTH' | 'ATTACK' | 'DEFENCE', own: number) => forgedFigure(creature, figure, own)
  const attack = grown.attack + artifactBonus(creature, 'ATTACK', 'ATTACK_DEFENCE') + forged('ATTACK', plain.attack)
  const shadow = artifactBonus(creature, 'SHADOW_ENFORCE') + forgedEffect(creature, 'SHADOW_ENFORCE', plain.attack)
  return {
    health: grown.health + artifactBonus(creature, 'HEALTH') + forged('HEALTH', plain.health),
    attack: pct(attack, 100 + (creature.faction === 'SHADOW' ? shadow : Math.trunc(shadow / 2))),
    defence: grown.defence + artifactBonus(creature, 'DEFENCE', 'ATTACK_DEFENCE') + forged('DEFENCE', plain.defence),
    immortality: kindOfHero(creature, world).immortality + Math.trunc(forceRank(creature, 'IMMORTALITY') / 3),
  }
}

/** Returns the creature with recalculated figures. Its current health stays, limited to the new total. */
export function refreshed(world: World, creature: Creature): Creature {
  const { health, ...rest } = statsOf(world, creature)
  return { ...creature, ...rest, health: { current: Math.min(creature.health.current, health), total: health } }
}
