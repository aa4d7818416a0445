import { pct } from '../num.ts'

/** A charge of POISON bites for so many moves with so many per cent of the blow each. */
const MOVES = 3
const PERCENT = 15

export const poisonLays = (damage: number): { readonly moves: number; readonly power: number } => ({
  moves: MOVES,
  power: Math.max(1, pct(damage, PERCENT)),
})
