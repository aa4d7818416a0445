// Forces: the gifts of heroes. A rank ripens in time, a few at once, and adds to a figure for good.
import type { Creature, CreatureClass, CreatureKind, Force } from '@skystair/contract'
import { pct } from '../num.ts'

type Gifted = Pick<Creature, 'forcesV2'>
type Kind = Pick<CreatureKind, 'ark' | 'rarity'>

/** Forces that ripen at once; every hammer more is one more. */
export const AT_ONCE = 2
/** How many of each kind of force a hero of the ark has, twelve in all; every other hero has one of each. */
const ofArk: Readonly<Record<Force, number>> = { ATTACK: 3, DEFENCE: 3, HEALTH: 3, POISON: 2, IMMORTALITY: 1 }
/** Up to this rank red crystal pays for a force, above it blue. */
const RED = 4
const HALF_HOUR = 30 * 60_000

const isGreat = ({ rarity }: Kind): boolean => rarity === 'LEGENDARY'

/** The last rank of a hero's forces. */
export const forceLimit = (kind: Kind): number => (kind.ark ? 15 : 7) + (isGreat(kind) ? 1 : 0)

/** How many forces of that kind a hero can have. Each has the name of another class: the hero's own first. */
export const forcesOf = ({ ark }: Pick<Kind, 'ark'>, force: Force): number => (ark ? ofArk[force] : 1)

/** What a rank costs, and how long it ripens, milliseconds. */
export const forcePrice = (rank: number): { readonly kind: 'crystal' | 'blueCrystal'; readonly amount: number; readonly time: number } => ({
  kind: rank <= RED ? 'crystal' : 'blueCrystal',
  amount: rank <= RED ? 20 * rank : 4 * (rank - RED),
  time: rank * rank * HALF_HOUR,
})

/** Ranks of a kind of force together: the best counts whole, every other half. */
export function forceRank({ forcesV2 }: Gifted, force: Force): number {
  const ranks = forcesV2.filter((f) => f.force === force).map(({ rank }) => rank)
  const best = Math.max(0, ...ranks)
  return best + pct(ranks.reduce((sum, rank) => sum + rank, 0) - best, 50)
}

/** How many forces of a squad are ripening. */
export const ripening = (heroes: readonly Gifted[]): number =>
  heroes.reduce((count, { forcesV2 }) => count + forcesV2.filter(({ readyAt }) => readyAt !== null).length, 0)

/** Whether the next rank of that force can be begun: there is room for it, its last rank is not reached, and it does not ripen already. */
export function canBegin(kind: Kind, { forcesV2 }: Gifted, force: Force, warriorClass: CreatureClass): boolean {
  const known = forcesV2.find((f) => f.force === force && f.warriorClass === warriorClass)
  if (known) return known.readyAt === null && known.rank < forceLimit(kind)
  return forcesV2.filter((f) => f.force === force).length < forcesOf(kind, force)
}

/** The hero with the next rank of that force begun. Whoever asks has seen that it can be, and pays for it. */
export function begin<T extends Gifted>(hero: T, force: Force, warriorClass: CreatureClass, now: number): T {
  const known = hero.forcesV2.find((f) => f.force === force && f.warriorClass === warriorClass)
  const rank = known?.rank ?? 0
  const begun = { force, warriorClass, rank, readyAt: now + forcePrice(rank + 1).time }
  return { ...hero, forcesV2: [...hero.forcesV2.filter((f) => f !== known), begun] }
}

/** The hero with what has ripened by now; the same one where nothing has. Its figures are the caller's business. */
export function ripened<T extends Gifted>(hero: T, now: number): T {
  if (!hero.forcesV2.some(({ readyAt }) => readyAt !== null && readyAt <= now)) return hero
  const forcesV2 = hero.forcesV2.map((f) => (f.readyAt !== null && f.readyAt <= now ? { ...f, rank: f.rank + 1, readyAt: null } : f))
  return { ...hero, forcesV2 }
}
