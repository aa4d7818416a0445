import { type ServerHost, type ServerPlatform, ServerRefusal, settingsBy } from '../../src/server.ts'
import type { SimulatedUser, Simulator } from './types.ts'

export const simulatedUser: SimulatedUser = { id: '279058397', name: 'Влад & Co', lang: 'RU' }

/**
 * Returns a server host on a simulated portal, with its settings and servers. `settings` replaces single settings; undefined unsets one.
 * `now` in milliseconds.
 */
export function simulatedHost(
  { settings: defined }: Pick<ServerPlatform, 'settings'>,
  simulator: Pick<Simulator, 'settings' | 'respond'>,
  { now, settings = {} }: { now: number; settings?: Readonly<Record<string, string | undefined>> },
): ServerHost {
  const set: Record<string, string | undefined> = { ...simulator.settings, ...settings }
  const setting = (name: string) => {
    if (!Object.hasOwn(defined, name)) throw new Error(`${name} is not among the adapter's settings`)
    return set[name] ?? defined[name]?.otherwise
  }
  return {
    now,
    ...settingsBy(setting),
    async fetch(url, init) {
      const response = await simulator.respond?.(new Request(url, init))
      if (!response) throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'Nobody answers there')
      return response
    },
  }
}
