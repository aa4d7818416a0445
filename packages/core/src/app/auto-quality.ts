import type { ResolvedQuality } from '../services/preferences.ts'

/** Returns the quality for an amount of memory in megabytes; STANDARD if the browser doesn't report it. */
export function autoQuality(megabytes: number | undefined): ResolvedQuality {
  if (megabytes === undefined) return 'STANDARD'
  if (megabytes > 1100) return 'HIGH'
  if (megabytes > 600) return 'STANDARD'
  return megabytes > 450 ? 'LOW' : 'LOWEST'
}
