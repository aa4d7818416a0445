import type { BoosterFamily, RunningBooster } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import type { HealingBoost } from '@skystair/rules'
import { world } from '@skystair/world'

/** A booster in a player's state: its name in the catalogue, and its time in milliseconds. */
interface Stored {
  readonly key: string
  readonly from: number
  readonly until: number
}
export type RunningBoosters = Partial<Record<BoosterFamily, Stored>>

interface Holder {
  readonly boosters: RunningBoosters
}

const boosterNamed = (key: string) => {
  const found = world.boosters.find((booster) => booster.key === key)
  if (!found) throw new Error(`No booster is called ${key}.`)
  return found
}

/** Returns the stored boosters that raise the value of a family: its own, and a set. */
const raising = ({ boosters }: Holder, family: BoosterFamily): Stored[] =>
  [boosters[family], boosters.COMPLEX].filter((stored) => stored !== undefined)

/** Returns the percentage of every booster of a family; a set has the same. */
const percentOf = (family: BoosterFamily): number => world.boosters.find((booster) => booster.family === family)?.percent ?? 0

/** Returns the percentage by which boosters now raise the value of a family. A set and a booster of the family together raise no more than one. */
export const raisedBy = (holder: Holder, family: BoosterFamily, now: number): number =>
  raising(holder, family).some(({ until }) => now < until) ? percentOf(family) : 0

/** Returns the time in which wounds heal faster; null without a booster. Two times that follow each other count as one. */
export function healingBoost(holder: Holder): HealingBoost | null {
  const stored = raising(holder, 'RECOVER').sort((a, b) => a.from - b.from)
  const [first, second] = stored
  if (!first) return null
  const last = second ?? first
  const together = last.from <= first.until
  const from = together ? first.from : last.from
  return { from, until: together ? Math.max(first.until, last.until) : last.until, percent: percentOf('RECOVER') }
}

/** Starts a booster. Prolongs the same one if it is running; replaces another one of its family. */
export function startBooster(holder: Holder, key: string, now: number): void {
  const { family, hours } = boosterNamed(key)
  const running = holder.boosters[family]
  const prolonged = running && running.key === key && now < running.until
  holder.boosters[family] = prolonged ? { ...running, until: running.until + hours * HOUR } : { key, from: now, until: now + hours * HOUR }
}

/** Returns the running boosters. */
export const runningBoosters = ({ boosters }: Holder, now: number): RunningBooster[] =>
  (Object.entries(boosters) as [BoosterFamily, Stored][])
    .filter(([, { until }]) => now < until)
    .map(([family, { key, until }]) => ({ key, family, size: boosterNamed(key).size, until }))
