import type { Artifact, ArtifactEffect, ArtifactKind, Creature, World } from '@skystair/contract'
import { pct } from '../num.ts'
import { hasForgedRoom, withForged } from './forged.ts'
import { fullPower } from './power.ts'
import { plainFigures, refreshed } from './stats.ts'

/** Power of an artifact by its rarity, per cent of its kind's power. */
const rarityPercent = { USUAL: 100, UNIQUE: 150, RARE: 200 } as const
/** Selling price in gold for each point of power. */
const GOLD_PER_POWER = 5

/** Returns an artifact of a kind. */
export const artifactOf = ({ id: artifactId, effectType, atlasKey, rarity, power }: ArtifactKind, id: number): Artifact => ({
  id,
  artifactId,
  effectType,
  atlasKey,
  rarity,
  power: pct(power, rarityPercent[rarity]),
})

/** Returns the selling price in gold. */
export const priceOf = ({ power }: Pick<Artifact, 'power'>): number => power * GOLD_PER_POWER

/** The value of effects that change no figure, per cent of their power: each per cent adds one per cent to the value of the wearer. */
const effectWorth: Partial<Record<ArtifactEffect, number>> = {
  KOSCHEY_ATTACK: 50,
  KOSCHEY_DEFENCE: 50,
  RESURRECTION: 40,
  AMULET_SUN: 25,
  AMULET_MOON: 25,
  AMULET_SHADOW: 25,
}

/** Returns a creature's worth in battle with these artifacts, as one number. */
export function worthWith(world: World, creature: Creature, artifacts: readonly Artifact[]): number {
  const worn = refreshed(world, { ...creature, artifacts: [...artifacts] })
  const poison = artifacts.reduce((sum, a) => (a.effectType === 'POISON' ? sum + a.power : sum), 0)
  const effects = artifacts.reduce((sum, a) => sum + pct(a.power, effectWorth[a.effectType] ?? 0), 0)
  return pct(fullPower({ ...worn, attack: worn.attack + poison }) * 100, 100 + effects)
}

/** Returns the artifact whose loss would cost a creature least. Throws if it has none. */
export function leastUseful(world: World, creature: Creature): Artifact {
  const without = (artifact: Artifact) =>
    worthWith(
      world,
      creature,
      creature.artifacts.filter((a) => a !== artifact),
    )
  const [first, ...others] = creature.artifacts
  if (!first) throw new Error('The creature has no artifacts.')
  return others.reduce((least, each) => (without(each) > without(least) ? each : least), first)
}

/** Returns the most useful artifacts for a creature's slots, chosen one after another. */
export function bestArtifacts(world: World, creature: Creature, available: readonly Artifact[]): Artifact[] {
  const chosen: Artifact[] = []
  const rest = [...available]
  while (chosen.length < creature.slotsCount && rest.length > 0) {
    const worths = rest.map((artifact) => worthWith(world, creature, [...chosen, artifact]))
    chosen.push(...rest.splice(worths.indexOf(Math.max(...worths)), 1))
  }
  return chosen
}

/** Returns the creature with these artifacts. Its health keeps its share of the total: changing artifacts neither heals nor kills. */
export function wearing(world: World, creature: Creature, artifacts: readonly Artifact[]): Creature {
  const { current, total } = creature.health
  const worn = refreshed(world, { ...creature, artifacts: [...artifacts] })
  const share = Math.max(1, Math.trunc((current * worn.health.total) / total))
  return { ...worn, health: { total: worn.health.total, current: current === 0 ? 0 : share } }
}

/** Returns the hero with an artifact forged into it: it keeps a quarter of the artifact's power permanently. */
export function forgedWith(world: World, hero: Creature, { effectType, power }: Artifact): Creature {
  const strengthened = withForged(hero, effectType, power)
  return wearing(world, strengthened, strengthened.artifacts)
}

/** True if forging an artifact into a hero would have an effect. */
export const canForge = (world: World, hero: Creature, { effectType }: Artifact): boolean =>
  hasForgedRoom(hero, effectType, plainFigures(world, hero))
