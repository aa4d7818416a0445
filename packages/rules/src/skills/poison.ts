import { pct } from '../num.ts'

/** A charge of POISON lasts for this many moves. */
const MOVES = 3
/** Damage at each of these moves, per cent of the hit's damage. */
const PERCENT = 15

/** Returns duration and power of the poison that the skill adds to a hit. */
export const poisonSkillEffect = (damage: number): { readonly moves: number; readonly power: number } => ({
  moves: MOVES,
  power: Math.max(1, pct(damage, PERCENT)),
})
