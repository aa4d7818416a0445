import { lookOf } from '../security/look.ts'
import { checkName, keyOf } from '../security/rules.ts'

/** A name, with its keys for comparison: regardless of case, and by its look. */
export interface ClanName {
  readonly name: string
  readonly key: string
  readonly look: string
}

/** Returns the name of a clan. The rules are those of nicknames. Throws NAME_… if it is invalid. */
export function clanName(raw: string): ClanName {
  const name = checkName(raw)
  return { name, key: keyOf(name), look: lookOf(name) }
}
