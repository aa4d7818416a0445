// Forces of heroes. Improving a force by one rank takes time, a few at once, and raises a figure permanently.
import type { Creature, CreatureKind, ForceV2 } from '@skystair/contract'
import { CreatureClass, Force } from '@skystair/contract/enums'
import { pct } from '../num.ts'

type WithForces = Pick<Creature, 'forcesV2'>
type HeroKind = Pick<CreatureKind, 'ark' | 'rarity'>

/** How many forces can be improved at the same time. Each hammer adds one. */
export const MAX_IMPROVING = 2
/** How many forces of each type an ark hero has, twelve in all. Other heroes have one of each. */
const arkForceCounts: Readonly<Record<Force, number>> = { ATTACK: 3, DEFENCE: 3, HEALTH: 3, POISON: 2, IMMORTALITY: 1 }
/** Ranks up to this one cost red crystal, higher ones blue crystal. */
const LAST_CRYSTAL_RANK = 4
const HALF_HOUR = 30 * 60_000
/** The time of an improvement that one gem skips. */
const GEM_TIME = 10 * 60_000

const isLegendary = ({ rarity }: HeroKind): boolean => rarity === 'LEGENDARY'

/** Returns the highest rank of a hero's forces. */
export const maxForceRank = (kind: HeroKind): number => (kind.ark ? 15 : 7) + (isLegendary(kind) ? 1 : 0)

/** Returns how many forces of a type a hero can have. Each is named after another class, the first after the hero's own. */
export const maxForces = ({ ark }: Pick<HeroKind, 'ark'>, force: Force): number => (ark ? arkForceCounts[force] : 1)

/** Returns what improving to a rank costs and how long it takes, in milliseconds. */
export const forcePrice = (rank: number): { readonly kind: 'crystal' | 'blueCrystal'; readonly amount: number; readonly time: number } => ({
  kind: rank <= LAST_CRYSTAL_RANK ? 'crystal' : 'blueCrystal',
  amount: rank <= LAST_CRYSTAL_RANK ? 20 * rank : 4 * (rank - LAST_CRYSTAL_RANK),
  time: rank * rank * HALF_HOUR,
})

/** Returns the effective rank of a hero's forces of one type: the highest rank plus half of the others. */
export function forceRank({ forcesV2 }: WithForces, force: Force): number {
  const ranks = forcesV2.filter((f) => f.force === force).map(({ rank }) => rank)
  const best = Math.max(0, ...ranks)
  return best + pct(ranks.reduce((sum, rank) => sum + rank, 0) - best, 50)
}

/** Returns how many forces of a squad are being improved. */
export const improvingCount = (heroes: readonly WithForces[]): number =>
  heroes.reduce((count, { forcesV2 }) => count + forcesV2.filter(({ readyAt }) => readyAt !== null).length, 0)

/** True if a force can be improved: it has not reached its highest rank and is not being improved, or there is room for it as a new one. */
export function canImprove(kind: HeroKind, { forcesV2 }: WithForces, force: Force, warriorClass: CreatureClass): boolean {
  const existing = forcesV2.find((f) => f.force === force && f.warriorClass === warriorClass)
  if (existing) return existing.readyAt === null && existing.rank < maxForceRank(kind)
  return forcesV2.filter((f) => f.force === force).length < maxForces(kind, force)
}

/** Returns the hero with the improvement of a force started, which takes `less` per cent less time. The caller checks `canImprove` and pays. */
export function startImproving<T extends WithForces>(hero: T, force: Force, warriorClass: CreatureClass, now: number, less = 0): T {
  const existing = hero.forcesV2.find((f) => f.force === force && f.warriorClass === warriorClass)
  const rank = existing?.rank ?? 0
  const improving = { ...existing, force, warriorClass, rank, readyAt: now + pct(forcePrice(rank + 1).time, 100 - less) }
  return { ...hero, forcesV2: [...hero.forcesV2.filter((f) => f !== existing), improving] }
}

/** Returns the force with its improvement finished. */
const finished = <T extends { readonly rank: number }>(force: T) => ({ ...force, rank: force.rank + 1, readyAt: null })

/** Returns the hero with all improvements that are finished by `now`, or the same object if there are none. The caller recalculates the figures. */
export function withImprovedForces<T extends WithForces>(hero: T, now: number): T {
  const isReady = ({ readyAt }: ForceV2) => readyAt !== null && readyAt <= now
  return hero.forcesV2.some(isReady) ? { ...hero, forcesV2: hero.forcesV2.map((f) => (isReady(f) ? finished(f) : f)) } : hero
}

/** Returns the hero with one improvement finished. The caller recalculates the figures. */
export const withFinished = <T extends WithForces>(hero: T, force: ForceV2): T => ({
  ...hero,
  forcesV2: hero.forcesV2.map((f) => (f === force ? finished(f) : f)),
})

/** Returns the price in gems of finishing an improvement at once: one for each ten minutes, rounded up. */
export const speedupGems = (remaining: number): number => Math.max(0, Math.trunc((remaining + GEM_TIME - 1) / GEM_TIME))

/**
 * Returns the forces that a hero has, and one more of each type that it has room for, of rank 0. The first of a type is named after the hero's own class,
 * further ones after the next classes in order.
 */
export function forceChoices(kind: HeroKind, hero: WithForces & Pick<Creature, 'class'>): ForceV2[] {
  return Force.flatMap((force) => {
    const held = hero.forcesV2.filter((f) => f.force === force)
    if (held.length >= maxForces(kind, force)) return held
    const taken = new Set(held.map(({ warriorClass }) => warriorClass))
    const warriorClass = [hero.class, ...CreatureClass].find((cls) => !taken.has(cls)) ?? hero.class
    return [...held, { force, warriorClass, rank: 0, readyAt: null }]
  })
}
