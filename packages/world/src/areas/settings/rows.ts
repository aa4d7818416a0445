import type { LanguageEntry } from '@skystair/contract'

/** The languages of the texts, each with its own name for itself. */
export const languages: readonly LanguageEntry[] = [
  { langId: 'RU', langDescr: 'Русский', available: true },
  { langId: 'EN', langDescr: 'English', available: true },
]

/** From this stair on, where elixir is first found, players can let it heal automatically. */
export const ELIXIR_STAIR = 25

/** Returns true if this stair is open to a player with this highest victory. */
export const mayHealByElixir = (bestVictoryStair: number): boolean => bestVictoryStair + 1 >= ELIXIR_STAIR
