// The simulated portal's page without a browser: what a test of an adapter's client stands on.
import type { ScriptHost } from '../../src/script.ts'
import { runStandIn } from './stand-in.ts'
import type { SimulatedPage } from './types.ts'

export interface TestPage<Globals extends object> extends ScriptHost<Globals> {
  /** Addresses of the scripts that were asked for. */
  readonly asked: string[]
  /** Addresses that the game left for, or opened beside itself. */
  readonly left: string[]
  readonly reloads: () => number
}

/**
 * A page of the portal, whose scripts are loaded by running their source on `window`. `window` outlives the page, so that a second page
 * on it is the same browser coming again.
 */
export function testPage<Globals extends object>(
  page: Pick<SimulatedPage, 'query' | 'hash' | 'scripts'>,
  { window = {}, address = 'https://game.test/', language = 'en' }: { window?: object; address?: string; language?: string } = {},
): TestPage<Globals> {
  const url = new URL(address)
  for (const [name, value] of Object.entries(page.query)) url.searchParams.set(name, value)
  if (page.hash) url.hash = page.hash
  const [asked, left, kept] = [[] as string[], [] as string[], new Map<string, string>()]
  let reloads = 0
  return {
    asked,
    left,
    reloads: () => reloads,
    language,
    globals: window as Globals,
    async loadScript(script) {
      asked.push(script)
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
        left.push(String(target))
        return null
      },
      location: {
        href: url.href,
        hostname: url.hostname,
        reload: () => {
          reloads++
        },
        assign: (target) => void left.push(String(target)),
      },
    },
  }
}
