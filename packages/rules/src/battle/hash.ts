import { sha256 } from '../sha256.ts'
import type { BattleState } from './types.ts'

/** Returns JSON with sorted keys: equal values give equal text, in whatever order their keys were added. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, v]) => v !== undefined)
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`)
    .join()}}`
}

/** Returns the SHA-256 (hex) of a state, the same in the browser and on the server. */
export const hashState = (state: BattleState): string => sha256(canonical(state))

/** Returns the SHA-256 (hex) of a seed. Published before the first move, so that the seed cannot be changed later. */
export const seedHash = (seed: string): string => sha256(seed)
