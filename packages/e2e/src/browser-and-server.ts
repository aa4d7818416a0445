import { findPlatforms, platformsOf, readConfig } from '@skystair/server'
import { type PassingServer, passingServer } from '@skystair/server/testing'
import { type GameServer, openBlindBrowser, startServer } from '@skystair/testing/browser'
import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'

interface Opened<Server> {
  readonly browser: Browser
  readonly server: Server
}

/** Opens a browser and a server before the tests of a file, and closes both after them. Before the tests run, nothing may be read from the result. */
export const browserAndServer = (settings: Record<string, string> = {}): Opened<GameServer> => opening(() => startServer(settings))

/** The same with a server in this process, whose clock shows another time. */
export const browserAndServerAt = (clock: () => number, settings: Record<string, string> = {}): Opened<PassingServer> =>
  opening(async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', RATE_FACTOR: '0', DRAIN_SECONDS: '0', ...settings })
    return passingServer(config, platformsOf(await findPlatforms(), {}), clock)
  })

function opening<Server extends { close(): Promise<void> }>(start: () => Promise<Server>): Opened<Server> {
  const opened = {} as { browser: Browser; server: Server }
  beforeAll(async () => {
    opened.browser = await openBlindBrowser()
    opened.server = await start()
  })
  afterAll(async () => {
    await opened.browser.close()
    await opened.server.close()
  })
  return opened
}
