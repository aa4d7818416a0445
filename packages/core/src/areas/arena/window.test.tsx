import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { arenaFight, arenaState } from '../../../testing/arena-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { ArenaStore } from './store.ts'
import { ArenaWindow } from './window.tsx'

async function withArena(level: number, state = arenaState()) {
  const game = playing({ level }, { texts: en })
  await game.texts.use('EN')
  game.server.on('GET /api/arena/get', state).on('GET /api/arena/history', [arenaFight(2), arenaFight(1, { attacked: false, won: false })])
  const store = game.services.get(ArenaStore)
  await store.reload()
  return { ...game, store }
}

it('says below level eight that the arena is not open yet', async () => {
  const { services } = await withArena(5)
  expect(draw(services, <ArenaWindow />).text).toContain(en.message.arenaClosed)
})

it('lets a newcomer enter', async () => {
  const { services, server, store } = await withArena(8, arenaState({ positionNumber: null, league: null, rivals: [] }))
  expect(draw(services, <ArenaWindow />).buttons).toContain('Enter the arena')
  server.on('POST /api/arena/enter', arenaState())
  await store.enter()
  expect(draw(services, <ArenaWindow />).text).toContain('Gold League')
})

it('shows five rivals, and labels the arena’s own squads', async () => {
  const { services } = await withArena(8)
  const page = draw(services, <ArenaWindow />)
  const challenges = page.buttons.filter((name) => name.startsWith('Challenge'))
  expect(challenges).toEqual([
    'Challenge Arena squad, place 231',
    'Challenge Olga, place 233',
    'Challenge Arena squad, place 236',
    'Challenge Guest no. 8, place 239',
    'Challenge Arena squad, place 241',
  ])
})

it('opens the pages of players among the rivals and in the history, and none of the arena’s own squads', async () => {
  const { services, store } = await withArena(8)
  await store.history.reload()
  const named = (tab: 'fight' | 'history') => draw(services, <ArenaWindow tab={tab} />).buttons
  expect(named('fight')).toEqual(expect.arrayContaining(['Olga', 'Guest no. 8']))
  expect(named('fight')).not.toContain(en.arena.arenaSquad)
  expect(named('history')).toContain('You beat Olga')
})

it('offers a replay of every past fight, as attacker and as defender', async () => {
  const { services, store } = await withArena(8)
  await store.history.reload()
  const page = draw(services, <ArenaWindow tab="history" />)
  expect(page.buttons).toEqual(expect.arrayContaining(['Watch the fight: You beat Olga', 'Watch the fight: You were beaten by Olga']))
})

it('groups the digits of a place on the signs of the scene as in the windows', async () => {
  const { services } = await withArena(8)
  expect(services.t('arena.scene.sign', { place: 12345 })).toBe('#12,345')
})
