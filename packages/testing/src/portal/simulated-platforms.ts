import type { Simulator } from '@skystair/platform/simulator'
import { type Platforms, platformsOf, type ServerHalf } from '@skystair/server'

/** Returns the platforms of a server that reaches only the servers of the simulated portal. */
export const simulatedPlatforms = (
  halves: readonly ServerHalf[],
  { settings, respond }: Pick<Simulator, 'settings' | 'respond'>,
  environment: NodeJS.ProcessEnv = {},
): Platforms =>
  platformsOf(halves, { ...settings, ...environment }, async (url, init) => {
    const answer = await respond?.(new Request(url, init))
    if (!answer) throw new TypeError(`Nobody answers for ${new URL(url).host} here`)
    return answer
  })
