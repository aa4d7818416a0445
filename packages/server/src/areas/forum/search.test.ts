import { forumFlood } from '@skystair/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { grownUp, idOf } from '../../../testing/clan.ts'
import { registered, type TestClient } from '../../../testing/client.ts'
import { engines } from '../../../testing/engines.ts'
import { serverOn } from '../../../testing/server-on.ts'
import { stemsIn } from './words.ts'

const russian = { title: 'Ступень сто', text: 'Мой лучший герой прошёл её с ёлкой в руках' }
const english = { title: 'A hero of mine', text: 'She was running up the 100 stairs, and it’s <b>done</b>' }

describe.each(engines)('the search on $engine', (each) => {
  const on = serverOn(each)
  let client: TestClient
  beforeAll(async () => {
    if (!each.here) return
    client = await registered(on.server.app, `Reader of ${each.engine}`)
    await grownUp(on.server, await idOf(client))
    for (const [lang, topic] of [
      ['ru', russian],
      ['en', english],
      ['en', { title: 'Nothing', text: 'A text with other content' }],
    ] as const) {
      const body = { category: 'TALK', ...topic, tag: null, private: false, guest: false } as const
      await client.call('POST /api/forum/topic/create', { body }, { 'accept-language': lang })
    }
    on.server.clock.pass(forumFlood.window)
  })
  const found = async (search: string, lang: 'ru' | 'en') =>
    (await client.call('GET /api/forum/topic/list', { query: { search, from: 0, to: 20 } }, { 'accept-language': lang })).reply.map(
      ({ title }) => title,
    )

  it.skipIf(!each.here).each(['ступени', 'Ступенью', 'герои', 'лучшего героя', 'елки', 'ЁЛКА', 'рука'])(
    'finds the Russian topic by “%s”',
    async (search) => {
      expect(await found(search, 'ru')).toEqual([russian.title])
    },
  )

  it.skipIf(!each.here).each(['heroes', 'run', 'stair 100', 'RUNS, stairs!', 'done'])('finds the English topic by “%s”', async (search) => {
    expect(await found(search, 'en')).toEqual([english.title])
  })

  it.skipIf(!each.here).each(['dragon', 'hero dragon', '"', "' & | ! *", '<script>', 'hero" OR "text', 'x:*', '—'])(
    'finds nothing by “%s”, and fails on no sign',
    async (search) => {
      expect(await found(search, 'en')).toEqual([])
    },
  )
})

it('stems each word once, in lower case, without stress marks', () => {
  expect(stemsIn('Ge\u0301roes heroes, ГЕРО\u0301И и герой: 7 лет')).toBe('gero hero геро и гер 7 лет')
})
