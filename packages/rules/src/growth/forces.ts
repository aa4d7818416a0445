// Forces of heroes. Improving a force by one rank takes time, a few at once, and raises a figure permanently.
import type { Creature, CreatureClass, CreatureKind, Force } from '@skystair/contract'
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

/** Returns the hero with the improvement of a force started. The caller checks `canImprove` and pays. */
export function startImproving<T extends WithForces>(hero: T, force: Force, warriorClass: CreatureClass, now: number): T {
  const existing = hero.forcesV2.find((f) => f.force === force && f.warriorClass === warriorClass)
  const rank = existing?.rank ?? 0
  const improving = { force, warriorClass, rank, readyAt: now + forcePrice(rank + 1).time }
  return { ...hero, forcesV2: [...hero.forcesV2.filter((f) => f !== existing), improving] }
}

/** Returns the hero with all improvements that are finished by `now`, or the same object if there are none. The caller recalculates the figures. */
export function withImprovedForces<T extends WithForces>(hero: T, now: number): T {
  if (!hero.forcesV2.some(({ readyAt }) => readyAt !== null && readyAt <= now)) return hero
  const forcesV2 = hero.forcesV2.map((f) => (f.readyAt !== null && f.readyAt <= now ? { ...f, rank: f.rank + 1, readyAt: null } : f))
  return { ...hero, forcesV2 }
}
