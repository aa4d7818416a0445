import { SQUAD_SIZE } from '@skystair/contract/measures'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature, player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/index.ts'
import { callUp } from './call-up.ts'
import { HeroStore } from './store.ts'

const SET = 'POST /api/player/squad/set'
const newcomer = creature(9, { combative: false, attack: 90 })

/** A squad of that many, the second of whom is the weakest, and a newcomer beside an old hero on the bench. */
async function withSquad(count: number) {
  const squad = Array.from({ length: count }, (_, i) => creature(i + 1, { attack: i === 1 ? 3 : 30 }))
  const creatures = [...squad, creature(8, { combative: false }), newcomer]
  const game = playing({ creatures }, { texts: en })
  await game.texts.use('EN')
  game.server.on(SET, player({ creatures }))
  return { ...game, heroes: game.services.get(HeroStore), sent: () => game.server.last(SET)?.body }
}

it('puts a hero last in a squad that has room', async () => {
  const { services, sent } = await withSquad(2)
  await callUp(services, newcomer)
  expect(sent()).toEqual({ creatureIds: [1, 2, 9] })
})

it('asks whether the weakest of a full squad makes room, and leaves all as it is if not', async () => {
  const { services, sent } = await withSquad(SQUAD_SIZE)
  const kept = callUp(services, newcomer)
  expect(services.ui.question?.title).toContain(String(SQUAD_SIZE))
  services.ui.answer(false)
  await kept
  expect(sent()).toBeUndefined()
  const replaced = callUp(services, newcomer)
  services.ui.answer(true)
  await replaced
  expect(sent()).toEqual({ creatureIds: [1, 9, 3, 4, 5, 6] })
})

it('knows the healthy hero of the bench who would make the squad stronger', async () => {
  const full = await withSquad(SQUAD_SIZE)
  expect(full.heroes.reinforcement?.id).toBe(newcomer.id)
  expect((await withSquad(2)).heroes.reinforcement?.id).toBe(newcomer.id)
  const waiting = [{ ...newcomer, health: { ...newcomer.health, current: 1 } }, creature(8, { combative: false, attack: 1, defence: 0 })]
  full.services.get(PlayerStore).update({ creatures: [...full.heroes.squad, ...waiting] })
  expect(full.heroes.reinforcement).toBeNull()
})

it('puts the sturdiest in front', async () => {
  const { heroes, services, sent } = await withSquad(3)
  expect(heroes.isArranged).toBe(true)
  const [frail, sturdy, ...rest] = heroes.squad
  services.get(PlayerStore).update({ creatures: [{ ...frail!, defence: 0 }, { ...sturdy!, defence: 40 }, ...rest] })
  expect(heroes.isArranged).toBe(false)
  await heroes.arrange()
  expect(sent()).toEqual({ creatureIds: [2, 3, 1] })
})

it('shows those who have just joined first on the bench', async () => {
  const { services, heroes } = await withSquad(2)
  await heroes.setSquad([1, 2, 8])
  services.local.set('panel_order', '[1,2,8]')
  const { squad, bench } = playingAgain(services)
  expect([squad.map(({ id }) => id), bench.map(({ id }) => id)]).toEqual([
    [1, 2],
    [9, 8],
  ])
})

const playingAgain = (services: Awaited<ReturnType<typeof withSquad>>['services']) => new HeroStore(services)
