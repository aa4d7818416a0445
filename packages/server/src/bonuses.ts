import type { ForceRanks } from '@skystair/rules'
import type { Tx } from './storage/db.ts'

/** What an area adds to what a player does in others, such as the buildings of the player's clan. */
export interface Bonuses {
  /** More experience of a fight, per cent. */
  readonly experience: number
  /** Less damage in a hero's first moves of a fight, per cent, and the number of these moves. */
  readonly shield: { readonly power: number; readonly moves: number }
  /** More platforms of a visit to the snow world. */
  readonly snowSteps: number
  /** Forces that all heroes have in fights besides their own. */
  readonly forces: ForceRanks
}

export const noBonuses: Bonuses = {
  experience: 0,
  shield: { power: 0, moves: 0 },
  snowSteps: 0,
  forces: { ATTACK: 0, DEFENCE: 0, HEALTH: 0, IMMORTALITY: 0, POISON: 0 },
}

/** Returns what a player has now. */
export type BonusSource = (tx: Tx, playerId: number, now: number) => Promise<Bonuses>

/** Returns the source of the only area that has one, so that its area can be deleted. Throws if there are several. */
export function onlyBonuses(sources: readonly BonusSource[]): BonusSource {
  if (sources.length > 1) throw new Error('Two areas have bonuses.')
  return sources[0] ?? (async () => noBonuses)
}
