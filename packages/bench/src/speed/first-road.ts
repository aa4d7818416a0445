import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { measure } from '../../../../scripts/budgets.ts'
import { root } from '../../../../scripts/build/paths.ts'
import type { Row } from './summary.ts'

/** Returns the sizes of a new player's downloads before the first road is playable, as parts of their budgets. Empty if the site is not built. */
export function firstRoadRows(): Row[] {
  if (!existsSync(join(root, 'dist/own.json'))) return []
  return measure()
    .filter(({ name }) => name.includes('road'))
    .map(({ name, limit, bytes }) => ({ what: `${name} : budget`, figure: bytes / limit, goal: { most: 1 } }))
}
