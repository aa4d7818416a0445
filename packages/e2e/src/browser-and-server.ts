import { type GameServer, openBlindBrowser, startServer } from '@skystair/testing/browser'
import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'

/** Opens a browser and a server before the tests of a file, and closes both after them. Before the tests run, nothing may be read from the result. */
export function browserAndServer(settings: Record<string, string> = {}): { readonly browser: Browser; readonly server: GameServer } {
  const opened = {} as { browser: Browser; server: GameServer }
  beforeAll(async () => {
    opened.browser = await openBlindBrowser()
    opened.server = await startServer(settings)
  })
  afterAll(async () => {
    await opened.browser.close()
    await opened.server.close()
  })
  return opened
}
