import { MINUTE } from '@skystair/contract/time'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature, fight, NOW, player } from '../../../../testing/fixtures.ts'
import { draw } from '../../../../testing/render.tsx'
import { playing } from '../../../../testing/services.ts'
import { HeroStore } from '../../hero/index.ts'
import { RoadStore } from '../store.ts'
import { Action } from './action.tsx'

const dead = (id: number) => creature(id, { health: { current: 0, total: 100 } })
const option = (creatureId: number, gold: number) => ({ creatureId, gold, elixir: 2, healthyAt: NOW + 5 * MINUTE, dead: true })
const RESTORE = 'POST /api/player/squad/restore'

/** A squad in front of a guardian; `gold` has the prices of healing the first and the second hero. */
async function before({ creatures = [dead(1), dead(2)], gold = [30, 40] }) {
  const game = playing({ creatures }, { texts: en })
  await game.texts.use('EN')
  const guardian = fight(2, { posY: 60, guardian: true })
  game.services.get(RoadStore).places.set(2, guardian)
  const heroes = game.services.get(HeroStore)
  game.server.on('GET /api/player/health/options', [option(1, gold[0] ?? 0), option(2, gold[1] ?? 0)])
  await heroes.loadHealthOptions()
  return { ...game, heroes, guardian }
}

it('offers the fight as long as a hero can fight', async () => {
  const { services } = await before({ creatures: [creature(1), dead(2)] })
  expect(draw(services, <Action />).buttons).toEqual([en.road.fight])
})

it('says how dangerous a fight looks, and how many enemies wait if it is more than one', async () => {
  const { services, guardian } = await before({ creatures: [creature(1)] })
  expect(draw(services, <Action />).text).not.toContain('enemies')
  services.get(RoadStore).places.set(2, { ...guardian, squadSize: 4, difficulty: 'RED' })
  expect(draw(services, <Action />).text).toContain('dangerous · 4 enemies')
})

it('shows who else waits, each kind once', async () => {
  const { services, guardian } = await before({ creatures: [creature(1)] })
  expect(draw(services, <Action />).html).not.toContain('Beside it')
  services.get(RoadStore).places.set(2, { ...guardian, squadSize: 4, companions: ['grey_wolf', 'wild_boar', 'grey_wolf'] })
  expect(draw(services, <Action />).html).toContain(en.road.beside.replace('{{names}}', 'Grey Wolf ×2, Wild Boar'))
})

it('says how many charges the squad has left, if most are spent', async () => {
  const skilled = (valueCurrent: number) => creature(1, { skills: [{ skillType: 'ATTACK', valueCurrent, valueTotal: 4 }] })
  const text = async (...creatures: Parameters<typeof before>[0]['creatures'] & {}) =>
    draw((await before({ creatures })).services, <Action />).text
  expect(await text(skilled(1), dead(2))).toContain('charges: 1 of 4')
  expect(await text(skilled(2))).not.toContain('charges')
})

it('offers to walk past what leads off the road', async () => {
  const { services, guardian } = await before({ creatures: [creature(1)] })
  expect(draw(services, <Action />).buttons).toEqual([en.road.fight])
  const road = services.get(RoadStore)
  road.places.set(2, { ...guardian, placeType: 'PORTAL', guardian: false, creatureImageId: null, squadSize: 0 })
  road.max = guardian.posY + 900
  expect(draw(services, <Action />).buttons).toEqual([en.road.past, en.road.teleport])
})

it('offers to heal everyone for gold when the whole squad is down', async () => {
  const { services } = await before({})
  const page = draw(services, <Action />)
  expect(page.text).toContain(`${en.road.fallen} · well again in 5 min`)
  expect(page.buttons).toHaveLength(1)
  expect(page.buttons[0]).toContain(en.road.healAll)
  expect(page.buttons[0]).toContain('70')
})

it('opens the heroes if there is too little gold', async () => {
  const { services } = await before({ gold: [90, 40] })
  expect(draw(services, <Action />).buttons).toEqual([en.road.toHeroes])
})

it('heals everyone, as its button offers, when the place is acted on by a key', async () => {
  const { services, server, guardian } = await before({})
  server.on(RESTORE, player({ creatures: [creature(1), creature(2)] }))
  await services.get(RoadStore).actions.act(guardian)
  expect([server.times(RESTORE), server.times('POST /api/battle/place/attack')]).toEqual([1, 0])
  expect(services.ui.overlay).toBeNull()
})

it('does not request a fight if no hero can fight and there is too little gold', async () => {
  const { services, server, guardian } = await before({ gold: [90, 40] })
  await services.get(RoadStore).actions.act(guardian)
  expect(server.times('POST /api/battle/place/attack')).toBe(0)
  expect(services.ui.overlay?.name).toBe('profile')
  expect(services.ui.toasts).toHaveLength(1)
})

it('leads on where nothing is left to do, and stays while walking', async () => {
  const { services } = await before({})
  const road = services.get(RoadStore)
  road.places.clear()
  expect(draw(services, <Action />).buttons).toEqual([en.road.onward])
  road.walk(1)
  const { text, buttons } = draw(services, <Action />)
  expect([text, buttons]).toEqual([en.road.onward, []])
})
