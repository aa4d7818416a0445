import { webPlatform } from '@skystair/platform'
import { createServices } from '../src/app/create-services.ts'
import { PlayerStore } from '../src/areas/player/store.ts'
import { areas } from '../src/generated/areas.ts'
import type { Language } from '../src/services/options.ts'
import type { Texts } from '../src/services/texts.ts'
import type { SceneController } from '../src/services/ui-store.ts'
import { FakeServer } from './fake-server.ts'
import { info, NOW, noPlaces, player } from './fixtures.ts'

const nothing: Texts = { error: { NOT_FOUND: 'Not found', INTERNAL: 'Our fault' } }

interface TestOptions {
  readonly texts?: Texts
  readonly server?: FakeServer
  /** The language that the page requests. */
  readonly askedLang?: Language
  /** Replaces the function that shows the first scene of another player. */
  readonly reenter?: () => Promise<void>
}

/** A game without a page: real stores and calls against a fake server. Shown scenes are recorded in `scenes`. */
export function testGame(options: TestOptions = {}) {
  const server = options.server ?? new FakeServer()
  const kept = new Map<string, string>()
  const page = { reloads: 0, went: '', errors: [] as string[], scenes: [] as string[], now: NOW }
  const platform = webPlatform(
    { source: 'own' },
    {
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
    },
  )
  const abort = new AbortController()
  const { services, reports } = createServices({
    areas,
    loadChunk: (load) => load(),
    ...(options.reenter ? { reenter: options.reenter } : {}),
    options: {
      server: 'https://game.test',
      assets: 'https://game.test/assets/',
      lang: 'EN',
      askedLang: options.askedLang,
      mode: undefined,
      storageKey: 'test',
      reload: () => {
        page.reloads += 1
      },
    },
    platform,
    fetch: server.fetch,
    loadTexts: async (_, part) => (typeof part === 'string' ? (options.texts ?? nothing) : {}),
    signal: abort.signal,
    now: () => page.now,
    memory: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    reports: { left: 3 },
    onError: (message) => page.errors.push(message),
  })
  const scenes: SceneController = {
    goTo: async (scene) => {
      page.scenes.push(scene)
    },
  }
  services.ui.attach(scenes)
  return { services: services, session: services.session, texts: services.texts, reports, server, page, kept, abort, platform }
}

/** A game whose player is on the road. */
export function playing(changes: Parameters<typeof player>[0] = {}, options: TestOptions = {}) {
  const game = testGame(options)
  game.server
    .on('GET /api/place/v3/ensure', noPlaces())
    .on('POST /api/player/v3/coordinate/set', ({ body }) => player({ ...changes, coordinate: Number(body.coordinate) }))
  game.services.get(PlayerStore).setInfo(info({ player: player(changes) }))
  return game
}

/** Waits until all calls to the fake server are done. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
}
