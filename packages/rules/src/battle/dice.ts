import { sha256Words } from '../sha256.ts'

/** State of the generator (sfc32): four 32-bit words, plain JSON. */
export type Rng = [number, number, number, number]

/** What chance decides in a fight. Each has its own name so that a forecast can set it instead of throwing it. */
export type Throw = 'blow' | 'answer' | 'pass' | 'leap' | 'choice'

/** Gives a whole number from 0 to `sides` − 1. */
export type Dice = (what: Throw, sides: number) => number

/** How far a blow strays to either side, per cent. */
export const SPREAD = 5

/** Generator's start for a seed. The digest spreads even the poorest seed over all four words. */
export function seeded(seed: string): Rng {
  const [a, b, c, d] = sha256Words(`skystair:${seed}`) as Rng
  return [a, b, c, d]
}

/** Next 32-bit number; moves `rng` on in place. */
export function next(rng: Rng): number {
  const t = (rng[0] + rng[1] + rng[3]) | 0
  rng[3] = (rng[3] + 1) | 0
  rng[0] = rng[1] ^ (rng[1] >>> 9)
  rng[1] = (rng[2] + (rng[2] << 3)) | 0
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + t) | 0
  return t >>> 0
}

/** Dice that throw for real, moving the battle's generator on. The bias of the remainder is below one in a hundred million here. */
export const realDice =
  (rng: Rng): Dice =>
  (_, sides) =>
    next(rng) % sides
