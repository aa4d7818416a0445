import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ErrorCode } from '@skystair/contract/errors'
import en from '@skystair/world/texts/en/index'
import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { type LoadTexts, shortageKey, TextStore, textKey } from './texts.ts'

const texts = {
  EN: { hit: 'Strike {{who}}', days_one: '{{count}} day', days_other: '{{count}} days' },
  RU: {
    hit: 'Бей: {{who}}',
    off: 'На {{n}} % дешевле',
    days_one: '{{count}} день',
    days_few: '{{count}} дня',
    days_many: '{{count}} дней',
  },
}
const make = () => {
  const reports: string[] = []
  const asked: string[] = []
  return {
    reports,
    asked,
    store: new TextStore(
      'EN',
      async (lang, part) => {
        asked.push(`${lang} ${JSON.stringify(part)}`)
        const story = { story: { tale: `tale ${lang}` } }
        return part === 'first' ? texts[lang] : part === 'all' ? { ...texts[lang], ...story } : story
      },
      (message) => reports.push(message),
    ),
  }
}

it('fills in values without escaping them, and follows the plurals of both languages', async () => {
  const { store } = make()
  await store.use('EN')
  expect(store.t('hit', { who: '<b>&' })).toBe('Strike <b>&')
  expect(store.t('days', { count: 1 })).toBe('1 day')
  await store.use('RU')
  expect(store.t('days', { count: 3 })).toBe('3 дня')
  expect(store.t('days', { count: 11 })).toBe('11 дней')
})

it('keeps a number and its percent sign in one line', async () => {
  const { store } = make()
  await store.use('RU')
  expect(store.t('off', { n: 5 })).toBe('На 5\u00a0% дешевле')
})

it('shows ??? for a missing key and reports it once', async () => {
  const { store, reports } = make()
  await store.use('EN')
  await store.loadAll()
  expect(store.t('nowhere')).toBe('???')
  expect(store.t('nowhere')).toBe('???')
  expect(reports).toEqual(['Missing text nowhere (EN)'])
})

it('returns an empty text for what may still be loaded, and loads an area’s texts for every language from then on', async () => {
  const { store, reports } = make()
  await store.use('EN')
  expect(store.t('story.tale')).toBe('')
  await store.load(['story'])
  expect(store.t('story.tale')).toBe('tale EN')
  await store.use('RU')
  expect(store.t('story.tale')).toBe('tale RU')
  expect(reports).toEqual([])
})

it('loads all texts by one request for each language, from then on', async () => {
  const { store, asked } = make()
  await store.use('EN')
  await store.loadAll()
  await store.load(['story'])
  expect(store.t('story.tale')).toBe('tale EN')
  await store.use('RU')
  expect([store.t('story.tale'), store.t('hit', { who: 'он' })]).toEqual(['tale RU', 'Бей: он'])
  expect(asked).toEqual(['EN "first"', 'EN "all"', 'RU "all"'])
})

it('reports nothing before the texts are loaded', () => {
  const { store, reports } = make()
  expect(store.t('hit')).toBe('')
  expect(reports).toEqual([])
})

it('updates observers when the language changes', async () => {
  const { store } = make()
  const seen: string[] = []
  const stop = autorun(() => seen.push(store.t('hit', { who: 'x' })))
  await store.use('EN')
  await store.use('RU')
  stop()
  expect(seen).toEqual(['', 'Strike x', 'Бей: x'])
})

it('updates observers when a part is loaded only if their text was missing', async () => {
  const { store } = make()
  const seen: string[] = []
  const stops = ['off', 'story.tale'].map((key) => autorun(() => seen.push(`${key}: ${store.t(key, { n: 5 })}`)))
  await store.use('RU')
  seen.length = 0
  await store.load(['story'])
  for (const stop of stops) stop()
  expect(seen).toEqual(['story.tale: tale RU'])
})

it.each(['before', 'after'])(
  'loads an area’s texts in the new language if they are asked for while it changes, and come %s it',
  async (when) => {
    const pending = new Map<string, () => void>()
    const load: LoadTexts = (lang, part) =>
      new Promise((done) => {
        if (typeof part === 'string') pending.set(lang, () => done(texts[lang]))
        else pending.set(`${lang} ${part.area}`, () => done({ tale: `tale ${lang}` }))
      })
    const store = new TextStore('EN', load, () => undefined)
    const settle = async () => {
      for (let i = 0; i < 9; i++) await Promise.resolve()
    }
    const come = async (name: string) => {
      await settle()
      pending.get(name)?.()
      await settle()
    }
    const english = store.use('EN')
    await come('EN')
    await english
    const changed = store.use('RU')
    const loaded = store.load(['story'])
    for (const name of when === 'before' ? ['EN story', 'RU'] : ['RU', 'EN story']) await come(name)
    await come('RU story')
    await Promise.all([changed, loaded])
    expect(store.t('tale')).toBe('tale RU')
  },
)

it('has a text for every refusal, and for a lost connection', () => {
  const keys = [...Object.keys(ErrorCode), 'NETWORK', 'DESTROYED'].map((code) => textKey(code))
  expect(keys.filter((key) => !Object.hasOwn(en.error, key.replace('error.', '')))).toEqual([])
})

it('names in a note what an offer costs more of than the player has', () => {
  const notes = ['gold', 'mithril', 'caviar', 'sulfur'].map((resource) => shortageKey(resource).split('.') as ['message' | 'error', string])
  expect(notes.map(([part, key]) => (en[part] as Record<string, string>)[key])).toEqual([
    'Not enough funds to buy',
    'Insufficient emeralds',
    'Not enough caviar!',
    'Not enough resources',
  ])
})

it('shows each of the fixed messages somewhere', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
    .join('\n')
  const keys = Object.keys(en.message).map((key) => key.replace(/_(one|other)$/, ''))
  expect(keys.length).toBeGreaterThan(5)
  expect(keys.filter((key) => !source.includes(`'message.${key}'`))).toEqual([])
})
