import { webPlatform } from '@skystair/platform'
import enFirst from '@skystair/world/texts/en/first'
import enLate from '@skystair/world/texts/en/late'
import ruFirst from '@skystair/world/texts/ru/first'
import ruLate from '@skystair/world/texts/ru/late'
import { layGround } from '../ground.ts'
import type { Language } from '../options.ts'
import type { RootStore } from '../stores/root-store.ts'

const texts = { RU: { first: ruFirst, late: ruLate }, EN: { first: enFirst, late: enLate } } as const

/** The stores of a game that has no server: enough to show pieces of the ui with all their texts. */
export async function labGround(assets: string, lang: Language, mode: 'ORIGINAL' | 'MODERN'): Promise<RootStore> {
  const ground = layGround({
    options: { server: location.origin, assets, lang, mode, storageKey: 'lab', reload: () => {} },
    platform: webPlatform('own'),
    fetch: () => Promise.reject(new TypeError('The gallery has no server')),
    loadTexts: async (wanted, part) => texts[wanted][part],
    signal: new AbortController().signal,
    now: () => Date.UTC(2026, 10, 20),
    memory: null,
    onError: (message) => console.error(message),
  })
  await ground.texts.use(lang)
  await ground.texts.complete()
  ground.root.settings.setAutoQuality('STANDARD')
  return ground.root
}
