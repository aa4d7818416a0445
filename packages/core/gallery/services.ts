import { webPlatform } from '@skystair/platform'
import { createServices } from '../src/app/create-services.ts'
import { importTexts } from '../src/app/import-texts.ts'
import { PlayerStore } from '../src/areas/player/store.ts'
import { areas } from '../src/generated/areas.ts'
import type { Language } from '../src/services/options.ts'
import type { Services } from '../src/services/services.ts'
import { bankInfo, bankOption, order } from '../testing/bank-fixtures.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { info, NOW, player } from '../testing/fixtures.ts'

/** The services of a game whose server has only a bank and an empty road: enough to show components with all their texts. */
export async function galleryServices(assets: string, lang: Language, mode: 'ORIGINAL' | 'MODERN'): Promise<Services> {
  const platform = webPlatform('own')
  Object.assign(platform.capabilities, { canPay: true, canReward: true })
  const server = new FakeServer()
    .on('GET /api/place/v3/ensure', { places: [], tiles: [], educations: [], minCoordinate: 0, maxCoordinate: 400, controlType: 'DEFAULT' })
    .on('GET /api/shop/bank/info', bankInfo())
    .on('GET /api/shop/bank/purchase/info', [])
    .on('GET /api/giftpurchase/gems/list', [bankOption(101)])
    .on('POST /api/payment/buy/{id}', order('STARTED'))
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
  await services.texts.use(lang)
  await services.areas.loadAll()
  services.preferences.setAutoQuality('STANDARD')
  services
    .get(PlayerStore)
    .setInfo(info({ player: player({ accessLevel: 'PLAYER', resources: { ...player().resources, eventCurrency: 40 } }) }))
  return services
}
