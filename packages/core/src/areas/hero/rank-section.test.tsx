import type { ReplyOf } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it } from 'vitest'
import { creature, NOW } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/index.ts'
import { RankSection } from './rank-section.tsx'
import { RankStore } from './rank-store.ts'

const hero = creature(1)
type Options = ReplyOf<'GET /api/creature/{id}/rank/options'>
const options: Options = {
  rank: 1,
  maxRank: 5,
  points: 40,
  needed: 30,
  time: 2_400_000,
  readyAt: null,
  speedup: [],
  gain: { attack: 4, defence: 2, health: 10 },
}

async function game(changes: Partial<Options> = {}, lang: 'RU' | 'EN' = 'EN') {
  const it = playing({ creatures: [hero] }, { texts: lang === 'EN' ? en : ru })
  await it.texts.use(lang)
  it.server.on('GET /api/creature/{id}/rank/options', { ...options, ...changes })
  const store = it.services.get(RankStore)
  await store.hero.show(1)
  return { ...it, store, page: () => draw(it.services, <RankSection hero={hero} />) }
}

it.each(['RU', 'EN'] as const)('has a text for everything in %s', async (lang) => {
  for (const changes of [{}, { points: 3 }, { needed: 0 }, { readyAt: NOW }, { readyAt: NOW + 60_000 }]) {
    const { text } = (await game(changes, lang)).page()
    expect(text).not.toContain('???')
    expect(text).not.toMatch(/ranks\.|{{/)
  }
})

it('offers to raise the rank, to speed it up or to accept it, and nothing while points are missing or at the highest rank', async () => {
  const buttons = async (changes: Partial<Options>) => (await game(changes)).page().buttons
  expect(await buttons({})).toEqual([en.ranks.raise])
  expect(await buttons({ readyAt: NOW + 60_000, speedup: [{ resource: 'mithril', amount: 1 }] })).toEqual(['Hurry : Rank 1 emerald'])
  expect(await buttons({ readyAt: NOW })).toEqual([en.ranks.take])
  expect(await buttons({ points: 29 })).toEqual([])
  expect(await buttons({ needed: 0 })).toEqual([])
})

it('says what the next rank brings and what it takes, unless it is the highest', async () => {
  const text = async (changes: Partial<Options>) => (await game(changes)).page().text
  for (const changes of [{}, { points: 3 }, { readyAt: NOW }]) expect(await text(changes)).toContain('110')
  expect(await text({ needed: 0 })).not.toContain('110')
  expect([await text({}), await text({ points: 3 })].map((page) => page.includes('You have the points'))).toEqual([true, false])
})

it('updates the raised hero, and loads the options again', async () => {
  const { services, server, store } = await game({ readyAt: NOW })
  server.on('POST /api/creature/{id}/rank/complete', { creatures: [creature(1, { rank: 2 })] })
  expect(await store.complete()).toBe(true)
  expect(services.get(PlayerStore).player?.creatures[0]?.rank).toBe(2)
  expect(server.times('GET /api/creature/{id}/rank/options')).toBe(2)
})
