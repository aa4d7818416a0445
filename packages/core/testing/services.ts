import { webPlatform } from '@skystair/platform'
import type { Texts } from '../src/app/texts.ts'
import type { Stage } from '../src/app/ui-store.ts'
import { layGround } from '../src/services.ts'
import { FakeServer } from './fake-server.ts'
import { info, NOW, player } from './fixtures.ts'

const nothing: Texts = { error: { NOT_FOUND: 'Not found', INTERNAL: 'Our fault' } }

/** A game without a page: real stores and calls against a fake server. `goTo` of the stage is noted in `scenes`. */
export function testGround(options: { texts?: Texts; server?: FakeServer } = {}) {
  const server = options.server ?? new FakeServer()
  const kept = new Map<string, string>()
  const page = { reloads: 0, went: '', errors: [] as string[], scenes: [] as string[], now: NOW }
  const platform = webPlatform('own', {
    window: {
      open: () => null,
      location: {
        href: 'https://game.test/?ref=friend',
        hostname: 'game.test',
        reload: () => {},
        assign: (url) => {
          page.went = String(url)
        },
      },
    },
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    language: 'en',
  })
  const abort = new AbortController()
  const ground = layGround({
    options: {
      server: 'https://game.test',
      assets: 'https://game.test/assets/',
      lang: 'EN',
      mode: undefined,
      storageKey: 'test',
      reload: () => {
        page.reloads += 1
      },
    },
    platform,
    fetch: server.fetch,
    loadTexts: async (_, part) => (part === 'first' ? (options.texts ?? nothing) : {}),
    signal: abort.signal,
    now: () => page.now,
    memory: null,
    reports: { left: 3 },
    onError: (message) => page.errors.push(message),
  })
  const stage: Stage = {
    goTo: async (scene) => {
      page.scenes.push(scene)
    },
  }
  ground.root.ui.attach(stage)
  return { ...ground, server, page, kept, abort, platform }
}

/** A ground whose player stands on the road. */
export function playing(changes: Parameters<typeof player>[0] = {}, options: Parameters<typeof testGround>[0] = {}) {
  const ground = testGround(options)
  ground.server
    .on('GET /api/place/v3/ensure', { places: [], tiles: [], educations: [], minCoordinate: 0, maxCoordinate: 400, controlType: 'DEFAULT' })
    .on('POST /api/player/v3/coordinate/set', ({ body }) => player({ ...changes, coordinate: Number(body.coordinate) }))
  ground.root.player.setInfo(info({ player: player(changes) }))
  return ground
}

/** Lets all that waits for the fake server come to its end. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
}
