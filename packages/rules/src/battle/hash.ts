import { sha256 } from '../sha256.ts'
import type { BattleState } from './types.ts'

/** JSON with keys in order, so that the same thing has the same text whoever built it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, v]) => v !== undefined)
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`)
    .join()}}`
}

/** SHA-256 (hex) of a state: equal states, equal hashes, in a browser as on the server. */
export const hashState = (state: BattleState): string => sha256(canonical(state))

/** SHA-256 (hex) of a seed, told before the first move so that the seed cannot be changed after. */
export const seedHash = (seed: string): string => sha256(seed)
