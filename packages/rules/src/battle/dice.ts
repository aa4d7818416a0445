import { sha256Words } from '../sha256.ts'

/** State of the random number generator (sfc32): four 32-bit words, plain JSON. */
export type Rng = [number, number, number, number]

/** What is decided by chance in a battle. Each roll has a name so that a forecast can fix its outcome. */
export type DiceRoll = 'hit' | 'counter' | 'evade' | 'spread' | 'choice'

/** Returns a whole number from 0 to `faces` − 1. */
export type Dice = (roll: DiceRoll, faces: number) => number

/** The damage of a hit varies by up to this many per cent in both directions. */
export const DAMAGE_SPREAD = 5
/** Faces of the die for `hit` and `counter`: a roll minus DAMAGE_SPREAD is the deviation in per cent. */
export const DICE_FACES = 2 * DAMAGE_SPREAD + 1

/** Returns the generator's initial state for a seed. Hashing fills all four words even from a short seed. */
export function seedRng(seed: string): Rng {
  const [a, b, c, d] = sha256Words(`skystair:${seed}`) as Rng
  return [a, b, c, d]
}

/** Returns the next unsigned 32-bit number and advances `rng` in place. */
export function nextUint32(rng: Rng): number {
  const t = (rng[0] + rng[1] + rng[3]) | 0
  rng[3] = (rng[3] + 1) | 0
  rng[0] = rng[1] ^ (rng[1] >>> 9)
  rng[1] = (rng[2] + (rng[2] << 3)) | 0
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + t) | 0
  return t >>> 0
}

/** Dice that draw from the battle's generator. The modulo bias is below one in a hundred million for the few faces used here. */
export const rngDice =
  (rng: Rng): Dice =>
  (_, faces) =>
    nextUint32(rng) % faces
