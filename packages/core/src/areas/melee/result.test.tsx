import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { MELEE_TIME, meleeFight, meleeSeat, meleeState } from '../../../testing/melee-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { MeleeResult } from './result.tsx'
import { MeleeStore } from './store.ts'

it('lists the places, and opens the pages of the other players by their names', async () => {
  const who = [{}, { name: 'Olga' }, { playerId: null }, {}, { name: 'Boris' }]
  const seats = who.map((changes, n) => meleeSeat(n, { place: n + 1, ...changes }))
  const game = playing({ level: 9 }, { texts: en })
  await game.texts.use('EN')
  game.services.clock.set(MELEE_TIME)
  game.services.ui.scene = 'road'
  game.server.on('GET /api/melee/get', meleeState(meleeFight({ progress: 'OVER', ask: null, turn: null, seats, reward: [] })))
  await game.services.get(MeleeStore).refresh()
  const { text, buttons } = draw(game.services, <MeleeResult />)
  expect(text).toContain('arena squad')
  expect(buttons.slice(0, 3)).toEqual(['Olga', 'Guest no. 13', 'Boris'])
})
