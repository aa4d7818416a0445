import { webPlatform } from '@skystair/platform'
import { createServices } from '../src/app/create-services.ts'
import { importTexts } from '../src/app/import-texts.ts'
import { PlayerStore } from '../src/areas/player/store.ts'
import { areas } from '../src/generated/areas.ts'
import type { Language } from '../src/services/options.ts'
import type { Services } from '../src/services/services.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { info, NOW, noPlaces, player } from '../testing/fixtures.ts'
import { kit } from './generated/kit.ts'
import { windows } from './generated/windows.ts'
import { squad } from './heroes.ts'

/** The services of a game on an empty road, whose server has what the rooms need: enough to show components with all their texts. */
export async function galleryServices(assets: string, lang: Language, mode: 'ORIGINAL' | 'MODERN'): Promise<Services> {
  const platform = webPlatform({ source: 'own' })
  Object.assign(platform.capabilities, { canPay: true, canReward: true })
  const server = new FakeServer().on('GET /api/place/v3/ensure', noPlaces())
  for (const { replies } of [...kit, ...windows]) replies?.(server, lang)
  const { services } = createServices({
    areas,
    loadChunk: (load) => load(),
    options: { server: location.origin, assets, lang, mode, storageKey: 'gallery', reload: () => {} },
    platform,
    fetch: server.fetch,
    loadTexts: importTexts,
    signal: new AbortController().signal,
    now: () => NOW,
    memory: null,
    reports: { left: 3 },
    onError: (message) => console.error(message),
  })
  const { call } = services
  // A room is complete once all calls are answered, also those whose waiting the player is not shown.
  Object.assign(services, { call: (...request: Parameters<typeof call>) => services.ui.during(() => call(...request)) })
  await services.texts.use(lang)
  // Also those that are only for some players.
  for (const area of services.areas.all) if (area.load) await services.areas.load(area)
  await services.areas.loadAll()
  services.preferences.setAutoQuality('STANDARD')
  services.get(PlayerStore).setInfo(
    info({
      player: player({
        accessLevel: 'PLAYER',
        bestVictoryStair: 130,
        creatures: squad,
        resources: { ...player().resources, gold: 350, eventCurrency: 40, caviar: 5, crystal: 700, elixir: 60 },
      }),
    }),
  )
  return services
}
