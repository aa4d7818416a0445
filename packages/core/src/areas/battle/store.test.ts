import type { Ask, BattleEvent, BattleResult } from '@skystair/contract'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { battle, fight, fighter, forecast, player } from '../../../testing/fixtures.ts'
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
    .on('POST /api/battle/precalculate', forecast())
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
  await fight.choose(2)
  expect([fight.attackerId, fight.targets, fight.forecast]).toEqual([2, [-1, 1], null])
  await fight.choose(-1)
  expect(fight.forecast).toEqual(forecast())
  expect(server.times('POST /api/battle/hit')).toBe(0)
  await fight.choose(-1)
  expect(server.last('POST /api/battle/hit')?.body).toEqual({ attackerId: 2, defenderId: -1 })
  expect([fight.attackerId, fight.defenderId, fight.forecast]).toEqual([null, null, null])
})

it('shows what happened step by step before the player chooses again', async () => {
  const { fight } = await fighting()
  await fight.choose(1)
  await fight.hit()
  expect(fight.idle).toBe(false)
  expect(fight.shown.find(({ id }) => id === -1)?.health.current).toBe(100)
  for (const event of fight.queue) fight.apply(event)
  expect(fight.shown.find(({ id }) => id === -1)?.health.current).toBe(60)
  expect(fight.record.lines).toHaveLength(1)
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

it('turns to a wounded comrade who can move at a second press, and heals only one who cannot', async () => {
  const { fight, server } = await fighting()
  await fight.choose(2)
  await fight.choose(1)
  await fight.choose(1)
  expect([fight.attackerId, server.times('POST /api/battle/hit')]).toEqual([1, 0])
  fight.cancel()
  fight.accept({ battle: battle({ version: 2 }), ask: ask({ attackers: [2], targets: { '2': [-1, 1] } }) })
  await fight.choose(2)
  await fight.choose(1)
  await fight.choose(1)
  expect(server.last('POST /api/battle/hit')?.body).toEqual({ attackerId: 2, defenderId: 1 })
})

it('uses a consumable on a press, and on an aimed target only when it is confirmed', async () => {
  const { fight, server } = await fighting()
  const USE = 'POST /api/battle/removeConsumable'
  server.on(USE, next)
  fight.pickConsumable(50)
  await fight.choose(-1, 'aim')
  expect([fight.defenderId, server.times(USE)]).toEqual([-1, 0])
  await fight.hit()
  expect(server.last(USE)?.body).toEqual({ id: 50, targetCreatureId: -1 })
})

it('loads the forecast for every target as soon as the attacker is chosen', async () => {
  const { fight, server } = await fighting()
  server.on('POST /api/battle/precalculate', forecast(), forecast({ heal: true, defenderId: 1 }))
  await fight.choose(2)
  expect([...fight.outcomes.keys()]).toEqual([-1, 1])
  expect(fight.forecast).toBeNull()
  await fight.choose(1)
  expect(fight.forecast?.heal).toBe(true)
  expect(server.times('POST /api/battle/precalculate')).toBe(2)
})

it('aims at once if there is only one target, and chooses the only creature that can move', async () => {
  const { fight } = await fighting()
  await fight.choose(1)
  expect(fight.defenderId).toBe(-1)
  fight.accept(next)
  fight.played()
  await settled()
  expect([fight.attackerId, fight.outcomes.size]).toEqual([2, 2])
  await fight.choose(2)
  expect(fight.attackerId).toBe(2)
})

it('says what to do when an enemy is pressed first', async () => {
  const { fight, services } = await fighting()
  await fight.choose(-1)
  expect([fight.attackerId, services.ui.toasts.length]).toEqual([null, 1])
})

it('shows the last move again, without writing it into the log twice', async () => {
  const { fight } = await fighting()
  fight.replay()
  expect(fight.queue).toEqual([])
  fight.accept(next)
  for (const event of fight.queue) fight.apply(event)
  fight.played()
  fight.replay()
  expect([fight.idle, fight.queue, fight.shown.find(({ id }) => id === -1)?.health.current]).toEqual([false, [hit], 100])
  for (const event of fight.queue) fight.apply(event)
  fight.played()
  expect([fight.idle, fight.record.lines.length, fight.shown.find(({ id }) => id === -1)?.health.current]).toEqual([true, 1, 60])
})

it('takes no input while a call is in progress', async () => {
  const { fight, server } = await fighting()
  await fight.choose(1)
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

it('takes back the description, then the consumable, then the attacker', async () => {
  const { fight } = await fighting()
  fight.pickConsumable(50)
  fight.look(1)
  fight.cancel()
  expect([fight.lookedAt, fight.consumableId]).toEqual([null, 50])
  fight.cancel()
  expect(fight.consumableId).toBeNull()
  await fight.choose(1)
  fight.cancel()
  expect(fight.attackerId).toBeNull()
})

it('keeps the place of consumables in a fight in which there were some', async () => {
  const { fight } = await fighting()
  expect(fight.supplied).toBe(true)
  fight.accept({ battle: battle({ version: 1 }), ask: ask({ consumables: [] }) })
  expect(fight.supplied).toBe(true)
  fight.accept({ battle: battle({ id: 2 }), ask: ask({ consumables: [] }) })
  expect(fight.supplied).toBe(false)
})

it('loads the fight again when a move was refused because the state was out of date', async () => {
  const { fight, server } = await fighting()
  server.on('POST /api/battle/hit', refusal('TARGET_FORBIDDEN', 409)).on('POST /api/battle/get', next)
  await fight.choose(1)
  await fight.hit()
  expect(fight.battle?.version).toBe(1)
})

it('lets the opponent move if the server waits for that, without losing earlier events', async () => {
  const { fight, server } = await fighting()
  server
    .on('POST /api/battle/skip', { battle: battle({ version: 1, events: [{ ...hit, type: 'BRACE' }] }), ask: null })
    .on('POST /api/battle/ask', { battle: battle({ version: 2, events: [hit] }), ask: ask() })
  await fight.skip()
  expect(fight.queue.map(({ type }) => type)).toEqual(['BRACE', 'HIT'])
})

it('completes a won fight: rewards, a free place, a celebration on the platform, and back on the road', async () => {
  const { fight: mine, server, services, page } = await fighting()
  const shell: string[] = []
  services.platform.shell.vibrate = (kind) => void shell.push(kind)
  services.platform.shell.celebrate = () => void shell.push('celebrate')
  const result: BattleResult = { winner: 'TM1', experience: 10, rankPoints: {}, gains: [], levelUp: false, joined: null }
  services.get(RoadStore).places.set(5, fight(5, { guardian: true, boss: true, creatureImageId: 'grey_wolf', stair: 7 }))
  expect(mine.defeatedBoss).toBeNull()
  mine.accept({ battle: battle({ version: 3, progress: 'COMPLETED', result }), ask: null })
  expect([mine.won, mine.defeatedBoss]).toEqual([true, { imageId: 'grey_wolf', stair: 7 }])
  server.on('POST /api/battle/complete', { player: player({ level: 2, maxCoordinate: 900 }), result, healed: 2 })
  await mine.complete()
  await settled()
  expect(services.get(PlayerStore).player?.level).toBe(2)
  expect(services.get(RoadStore).places.get(5)).toMatchObject({ used: true, creatureId: null, creatureImageId: null })
  expect(page.scenes.slice(-2)).toEqual(['load', 'road'])
  expect(mine.battle).toBeNull()
  expect(shell).toEqual(['SUCCESS', 'celebrate'])
  // Elixir has healed.
  expect(services.ui.toasts.map(({ tone }) => tone)).toEqual(['good'])
})

it('completes a fight once, however often the button is pressed until the road is shown', async () => {
  const { fight: mine, server, services } = await fighting()
  const result: BattleResult = { winner: 'TM1', experience: 10, rankPoints: {}, gains: [], levelUp: false, joined: null }
  mine.accept({ battle: battle({ version: 3, progress: 'COMPLETED', result }), ask: null })
  server.on('POST /api/battle/complete', { player: player(), result, healed: 0 })
  let arrive = () => {}
  services.ui.attach({ goTo: () => new Promise<void>((resolve) => (arrive = resolve)) })
  const first = mine.complete()
  await settled()
  expect(mine.busy).toBe(true)
  await mine.complete()
  expect(server.times('POST /api/battle/complete')).toBe(1)
  services.ui.attach({ goTo: async () => {} })
  arrive()
  await first
  expect([mine.busy, mine.battle]).toEqual([false, null])
})

it('marks the place of a lost fight', async () => {
  const { services, server } = playing()
  const result: BattleResult = { winner: 'TM2', experience: 0, rankPoints: {}, gains: [], levelUp: false, joined: null }
  server.on('POST /api/battle/complete', { player: player(), result, healed: 0 })
  services.get(RoadStore).places.set(5, fight(5))
  services.get(BattleStore).accept({ battle: battle({ placeId: 5, progress: 'COMPLETED', result }), ask: null })
  await services.get(BattleStore).complete()
  expect(services.get(RoadStore).places.get(5)).toMatchObject({ battleLost: true, used: false, creatureId: 7 })
})

it('resumes a fight', async () => {
  const { services, server } = playing({ battleId: 9 })
  server.on('POST /api/battle/get', { battle: battle({ version: 4, events: [hit] }), ask: ask() })
  expect(await services.get(BattleStore).resume()).toBe(true)
  expect(services.get(BattleStore).idle).toBe(true)
})

it('plays a fight without its scene with NOT_LUNCH: only its result is shown, on the road', async () => {
  const { services, server, page } = playing()
  const fight = services.get(BattleStore)
  const result: BattleResult = { winner: 'TM1', experience: 10, rankPoints: {}, gains: [], levelUp: false, joined: null }
  server
    .on('POST /api/battle/place/attack', { battle: battle(), ask: ask() })
    .on('POST /api/battle/hit', next, { battle: battle({ version: 2, progress: 'COMPLETED', result }), ask: null })
    .on('POST /api/battle/complete', { player: player(), result, healed: 0 })
  fight.setSpeed('NOT_LUNCH')
  await fight.start(5)
  expect([fight.unseen, fight.result, server.times('POST /api/battle/hit'), page.scenes]).toEqual([true, result, 2, []])
  await fight.complete()
  expect([fight.battle, fight.unseen, page.scenes]).toEqual([null, false, []])
})

it('enters the scene with ULTRA_FAST, and with NOT_LUNCH if the fight could not be played to its end', async () => {
  for (const speed of ['ULTRA_FAST', 'NOT_LUNCH'] as const) {
    const { services, server, page } = playing()
    server.on('POST /api/battle/place/attack', { battle: battle(), ask: ask() }).on('POST /api/battle/hit', refusal('INTERNAL', 500))
    services.get(BattleStore).setSpeed(speed)
    await services.get(BattleStore).start(5)
    expect([page.scenes, server.times('POST /api/battle/hit')]).toEqual([['battle load', 'battle'], speed === 'NOT_LUNCH' ? 1 : 0])
  }
})
