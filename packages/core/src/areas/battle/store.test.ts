import type { Ask, BattleEvent, BattleResult, Forecast } from '@skystair/contract'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { battle, fight, fighter, player } from '../../../testing/fixtures.ts'
import { playing, settled } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { RoadStore } from '../road/store.ts'
import { BattleStore } from './store.ts'

const ask = (changes: Partial<Ask> = {}): Ask => ({
  side: 'TM1',
  attackers: [1, 2],
  targets: { 1: [-1], 2: [-1, 1] },
  skipperId: 1,
  consumables: [{ id: 50, kind: 'bomb', count: 1, targets: [-1] }],
  ...changes,
})
const hit: BattleEvent = { type: 'HIT', by: 1, on: -1, amount: 40, what: null, crit: false, left: 60 }
const forecast: Forecast = {
  attackerId: 1,
  defenderId: -1,
  heal: false,
  damageMin: 30,
  damageMax: 40,
  kills: 'NO',
  answerMin: 0,
  answerMax: 5,
  answerKills: 'NO',
  effects: [],
  enemyNext: null,
}
const next = {
  battle: battle({
    version: 1,
    creatures: [fighter(-1, { health: { current: 60, total: 100 } }), fighter(1, { struck: true }), fighter(2)],
    events: [hit],
  }),
  ask: ask({ attackers: [2] }),
}

async function fighting() {
  const game = playing()
  game.server
    .on('POST /api/battle/place/attack', { battle: battle(), ask: ask() })
    .on('POST /api/battle/precalculate', forecast)
    .on('POST /api/battle/hit', next)
  await game.services.get(BattleStore).start(5)
  return { ...game, fight: game.services.get(BattleStore) }
}

it('starts a fight and goes to it by its load scene', async () => {
  const { fight, page, services } = await fighting()
  expect(page.scenes).toEqual(['battle load', 'battle'])
  expect(services.ui.scene).toBe('battle')
  expect(fight.idle).toBe(true)
  expect(fight.shown).toHaveLength(3)
})

it('lets a first press choose, the next aim, and a second one on the target hit', async () => {
  const { fight, server } = await fighting()
  await fight.choose(1)
  expect([fight.attackerId, fight.targets]).toEqual([1, [-1]])
  await fight.choose(-1)
  expect(fight.forecast).toEqual(forecast)
  expect(server.times('POST /api/battle/hit')).toBe(0)
  await fight.choose(-1)
  expect(server.last('POST /api/battle/hit')?.body).toEqual({ attackerId: 1, defenderId: -1 })
  expect([fight.attackerId, fight.defenderId, fight.forecast]).toEqual([null, null, null])
})

it('shows what happened step by step before the player chooses again', async () => {
  const { fight } = await fighting()
  await fight.choose(1)
  await fight.choose(-1)
  await fight.hit()
  expect(fight.idle).toBe(false)
  expect(fight.shown.find(({ id }) => id === -1)?.health.current).toBe(100)
  for (const event of fight.queue) fight.apply(event)
  expect(fight.shown.find(({ id }) => id === -1)?.health.current).toBe(60)
  expect(fight.log).toHaveLength(1)
  fight.played()
  expect(fight.idle).toBe(true)
})

it('lets a healer aim at its own side, and another press cancel the choice', async () => {
  const { fight } = await fighting()
  await fight.choose(2)
  await fight.choose(1)
  expect([fight.attackerId, fight.defenderId]).toEqual([2, 1])
  await fight.choose(2)
  expect(fight.attackerId).toBeNull()
})

it('takes no input while a call is in progress', async () => {
  const { fight, server } = await fighting()
  await fight.choose(1)
  await fight.choose(-1)
  await Promise.all([fight.hit(), fight.hit(), fight.skip()])
  expect(server.times('POST /api/battle/hit')).toBe(1)
  expect(server.times('POST /api/battle/skip')).toBe(0)
})

it('ignores a reply that is older than the current state', async () => {
  const { fight } = await fighting()
  fight.accept(next)
  fight.accept({ battle: battle({ version: 0 }), ask: null })
  expect(fight.battle?.version).toBe(1)
})

it('uses a picked consumable on the pressed target', async () => {
  const { fight, server } = await fighting()
  server.on('POST /api/battle/removeConsumable', next)
  fight.pickConsumable(50)
  expect(fight.targets).toEqual([-1])
  await fight.choose(-1)
  expect(server.last('POST /api/battle/removeConsumable')?.body).toEqual({ id: 50, targetCreatureId: -1 })
})

it('loads the fight again when a move was refused because the state was out of date', async () => {
  const { fight, server } = await fighting()
  server.on('POST /api/battle/hit', refusal('TARGET_FORBIDDEN', 409)).on('POST /api/battle/get', next)
  await fight.choose(1)
  await fight.choose(-1)
  await fight.hit()
  expect(fight.battle?.version).toBe(1)
})

it('lets the opponent move where the server waits for that, without losing earlier events', async () => {
  const { fight, server } = await fighting()
  server
    .on('POST /api/battle/skip', { battle: battle({ version: 1, events: [{ ...hit, type: 'BRACE' }] }), ask: null })
    .on('POST /api/battle/ask', { battle: battle({ version: 2, events: [hit] }), ask: ask() })
  await fight.skip()
  expect(fight.queue.map(({ type }) => type)).toEqual(['BRACE', 'HIT'])
})

it('completes a won fight: rewards, a free place, and back on the road', async () => {
  const { fight: mine, server, services, page } = await fighting()
  const result: BattleResult = { winner: 'TM1', experience: 10, rankPoints: {}, gains: [], levelUp: false, joined: null }
  services.get(RoadStore).places.set(5, fight(5, { guardian: true }))
  mine.accept({ battle: battle({ version: 3, progress: 'COMPLETED', result }), ask: null })
  expect(mine.won).toBe(true)
  server.on('POST /api/battle/complete', { player: player({ level: 2, maxCoordinate: 900 }), result })
  await mine.complete()
  await settled()
  expect(services.get(PlayerStore).player?.level).toBe(2)
  expect(services.get(RoadStore).places.get(5)).toMatchObject({ used: true, creatureId: null, creatureImageId: null })
  expect(page.scenes.slice(-2)).toEqual(['load', 'road'])
  expect(mine.battle).toBeNull()
})

it('marks the place of a lost fight', async () => {
  const { services } = await fighting()
  services.get(RoadStore).places.set(5, fight(5))
  services.get(RoadStore).fought(5, false)
  expect(services.get(RoadStore).places.get(5)).toMatchObject({ battleLost: true, used: false, creatureId: 7 })
})

it('resumes a fight', async () => {
  const { services, server } = playing({ battleId: 9 })
  server.on('POST /api/battle/get', { battle: battle({ version: 4, events: [hit] }), ask: ask() })
  expect(await services.get(BattleStore).resume()).toBe(true)
  expect(services.get(BattleStore).idle).toBe(true)
})
