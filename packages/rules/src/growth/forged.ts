// The permanent power that a hero gets from the forge and from transfers: a quarter of the power that was given up for it.
import type { ArtifactEffect, Creature, Forged } from '@skystair/contract'
import { pct } from '../num.ts'

/** The share of the power given up for a hero that counts, per cent. The whole sum is stored, so that rounding loses nothing. */
const KEPT_PERCENT = 25
/** The highest increase of a figure, per cent of its value by the hero's level and rank alone. */
const MOST_OF_FIGURE = 50
/** The highest power of an effect, per cent. For poison, which is stated in points, per cent of the attack. */
const MOST_OF_EFFECT = 25

type WithForged = Pick<Creature, 'forged'>
type ForgedFigure = 'ATTACK' | 'DEFENCE' | 'HEALTH'

const figureEffects: Readonly<Record<ForgedFigure, readonly ArtifactEffect[]>> = {
  ATTACK: ['ATTACK', 'ATTACK_DEFENCE'],
  DEFENCE: ['DEFENCE', 'ATTACK_DEFENCE'],
  HEALTH: ['HEALTH'],
}
const isFigure = (effect: ArtifactEffect): boolean => Object.values(figureEffects).some((effects) => effects.includes(effect))

const mostOfEffect = (effect: ArtifactEffect, attack: number): number =>
  effect === 'POISON' ? Math.max(1, pct(attack, MOST_OF_EFFECT)) : MOST_OF_EFFECT
const mostOfFigure = (own: number): number => pct(own, MOST_OF_FIGURE)

function keptOf({ forged = [] }: WithForged, effects: readonly ArtifactEffect[], most: number): number {
  let sum = 0
  for (const { effectType, power } of forged) if (effects.includes(effectType)) sum += power
  return Math.min(most, pct(sum, KEPT_PERCENT))
}

/** Returns the increase of a figure whose value by level and rank alone is `own`. */
export const forgedFigure = (hero: WithForged, figure: ForgedFigure, own: number): number =>
  hero.forged ? keptOf(hero, figureEffects[figure], mostOfFigure(own)) : 0

/** Returns the forged power of an effect that raises no figure. */
export const forgedEffect = (hero: WithForged, effect: ArtifactEffect, attack: number): number =>
  hero.forged ? keptOf(hero, [effect], mostOfEffect(effect, attack)) : 0

/** Returns the forged effects that raise no figure, with their power. */
export const forgedEffects = (hero: Pick<Creature, 'forged' | 'attack'>): Forged[] =>
  (hero.forged ?? [])
    .filter(({ effectType }) => !isFigure(effectType))
    .map(({ effectType }) => ({ effectType, power: forgedEffect(hero, effectType, hero.attack) }))

/** True if more power of an effect would count for a hero whose level and rank alone give these figures. */
export function hasForgedRoom(
  hero: WithForged,
  effect: ArtifactEffect,
  own: Pick<Creature, 'attack' | 'defence'> & { health: number },
): boolean {
  const figures = (['ATTACK', 'DEFENCE', 'HEALTH'] as const).filter((figure) => figureEffects[figure].includes(effect))
  if (figures.length === 0) return forgedEffect(hero, effect, own.attack) < mostOfEffect(effect, own.attack)
  const ownOf = { ATTACK: own.attack, DEFENCE: own.defence, HEALTH: own.health }
  return figures.some((figure) => forgedFigure(hero, figure, ownOf[figure]) < mostOfFigure(ownOf[figure]))
}

/** Returns the hero with additional forged power. */
export function withForged<T extends WithForged>(hero: T, effectType: ArtifactEffect, power: number): T {
  if (power === 0) return hero
  const forged = hero.forged ?? []
  const before = forged.find((each) => each.effectType === effectType)
  const more = { effectType, power: (before?.power ?? 0) + power }
  return { ...hero, forged: before ? forged.map((each) => (each === before ? more : each)) : [...forged, more] }
}
