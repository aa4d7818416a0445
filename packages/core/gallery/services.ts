import { webPlatform } from '@skystair/platform'
import enFirst from '@skystair/world/texts/en/first'
import enLate from '@skystair/world/texts/en/late'
import ruFirst from '@skystair/world/texts/ru/first'
import ruLate from '@skystair/world/texts/ru/late'
import type { Language } from '../src/app/options.ts'
import type { RootStore } from '../src/root-store.ts'
import { layGround } from '../src/services.ts'
import { bankInfo, bankOption, order } from '../testing/bank-fixtures.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { info, NOW, player } from '../testing/fixtures.ts'

const texts = { RU: { first: ruFirst, late: ruLate }, EN: { first: enFirst, late: enLate } } as const

/** The stores of a game whose server knows nothing but a bank and an empty road: enough to show pieces of the ui with all their texts. */
export async function labGround(assets: string, lang: Language, mode: 'ORIGINAL' | 'MODERN'): Promise<RootStore> {
  const platform = webPlatform('own')
  Object.assign(platform.capabilities, { canPay: true, canReward: true })
  const server = new FakeServer()
    .on('GET /api/place/v3/ensure', { places: [], tiles: [], educations: [], minCoordinate: 0, maxCoordinate: 400, controlType: 'DEFAULT' })
    .on('GET /api/shop/bank/info', bankInfo())
    .on('GET /api/shop/bank/purchase/info', [])
    .on('GET /api/giftpurchase/gems/list', [bankOption(101)])
    .on('POST /api/payment/buy/{id}', order('STARTED'))
  const ground = layGround({
    options: { server: location.origin, assets, lang, mode, storageKey: 'gallery', reload: () => {} },
    platform,
    fetch: server.fetch,
    loadTexts: async (wanted, part) => texts[wanted][part],
    signal: new AbortController().signal,
    now: () => NOW,
    memory: null,
    reports: { left: 3 },
    onError: (message) => console.error(message),
  })
  await ground.texts.use(lang)
  await ground.texts.complete()
  ground.root.settings.setAutoQuality('STANDARD')
  ground.root.player.setInfo(info({ player: player({ accessLevel: 'PLAYER', resources: { ...player().resources, eventCurrency: 40 } }) }))
  return ground.root
}
