// The simulated portal's page without a browser, for tests of an adapter's client.
import type { ScriptHost } from '../../src/script.ts'
import { runStandIn } from './stand-in.ts'
import type { SimulatedPage } from './types.ts'

export interface TestPage<Globals extends object> extends ScriptHost<Globals> {
  /** Addresses of the requested scripts. */
  readonly requestedScripts: string[]
  /** Addresses that the game opened, in its own place or in a new tab. */
  readonly openedUrls: string[]
  readonly reloads: () => number
}

/** Returns a page of the portal, whose scripts are run on `window`. Two pages with the same `window` are two visits with one browser. */
export function testPage<Globals extends object>(
  page: Pick<SimulatedPage, 'query' | 'hash' | 'scripts'>,
  { window = {}, address = 'https://game.test/', language = 'en' }: { window?: object; address?: string; language?: string } = {},
): TestPage<Globals> {
  const url = new URL(address)
  for (const [name, value] of Object.entries(page.query)) url.searchParams.set(name, value)
  if (page.hash) url.hash = page.hash
  const [requestedScripts, openedUrls, kept] = [[] as string[], [] as string[], new Map<string, string>()]
  let reloads = 0
  return {
    requestedScripts,
    openedUrls,
    reloads: () => reloads,
    language,
    globals: window as Globals,
    async loadScript(script) {
      requestedScripts.push(script)
      const source = page.scripts[script]
      if (source === undefined) throw new Error('blocked')
      runStandIn(source, window)
    },
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    window: {
      open: (target) => {
        openedUrls.push(String(target))
        return null
      },
      location: {
        href: url.href,
        hostname: url.hostname,
        reload: () => {
          reloads++
        },
        assign: (target) => void openedUrls.push(String(target)),
      },
    },
  }
}
