import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { arenaLeagues, arenaState } from '../../../testing/arena-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { ArenaCorner } from './corner.tsx'
import { LeaguesTab } from './leagues.tsx'
import { SettingsTab } from './settings.tsx'
import { ArenaStore } from './store.ts'

async function withArena(level = 8) {
  const game = playing({ level }, { texts: en })
  await game.texts.use('EN')
  game.server.on('GET /api/arena/league/list', [...arenaLeagues]).on('GET /api/arena/get', arenaState())
  const store = game.services.get(ArenaStore)
  await Promise.all([store.reload(), store.leagues.reload()])
  return { ...game, store }
}

it.each([
  [3, []],
  [4, ['Arena, lv. 8']],
  [7, ['Arena, lv. 8']],
  [8, ['Arena']],
] as const)('at level %i the road has the buttons %j for the arena', async (level, buttons) => {
  const { services } = await withArena(level)
  expect(draw(services, <ArenaCorner />).buttons).toEqual(buttons)
})

it('shows the nine leagues with their places and daily rewards, and marks the player’s own', async () => {
  const { services } = await withArena()
  const { text, html } = draw(services, <LeaguesTab own="GOLD" />)
  for (const league of Object.values(en.arena.league)) expect(text).toContain(league)
  expect([Object.keys(en.arena.league).length, html.match(/sky-arena-own/g)?.length]).toEqual([9, 1])
  expect(text).toContain('20 emeralds')
})

it('lets the player choose the defenders and the hour of the daily reward', async () => {
  const { services, server } = await withArena()
  const { buttons, text } = draw(services, <SettingsTab arena={arenaState()} />)
  expect(buttons).toEqual(expect.arrayContaining([en.arena.settings.earlier, en.arena.settings.later]))
  expect(text).toContain('Europe/Moscow')
  server.on('POST /api/arena/settings/set', arenaState({ rewardHour: 20 }))
  await services.get(ArenaStore).setHour(20)
  expect(server.last('POST /api/arena/settings/set')?.body).toMatchObject({ rewardHour: 20 })
})
