import { DAY } from '@skystair/contract/time'
import { boot } from '@skystair/world/texts/boot'
import ru from '@skystair/world/texts/ru/index'
import { expect, test } from 'vitest'
import { guest, registered, type TestClient, testClient } from '../../../testing/client.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { testApp } from '../../../testing/test-app.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { saveCreature } from '../hero/repository.ts'

const me = guestEachTest()

const { player, edit: edited } = me

/** Sets the health of the first hero. */
const wound = (current: number) =>
  edited(async ({ state }, tx) => {
    const [hero] = await creaturesOf(tx, me.id, state, me.server.clock())
    if (hero) await saveCreature(tx, { ...hero, health: { ...hero.health, current }, healedAt: me.server.clock() })
  })

test('the envelope knows nobody without a session, and gives a fresh uuid each time', async () => {
  const stranger = testClient(me.server.app)
  const ask = () => stranger.call('GET /api/player/info/current', { query: { frontVersion: 444, init: true } })
  const [first, second] = [(await ask()).reply, (await ask()).reply]
  expect(first.player).toBeNull()
  expect(first.obsolete).toBe(true)
  expect(first.clientUuid).not.toBe(second.clientUuid)
})

test('the envelope brings the player, the platforms around it and the session’s own uuid', async () => {
  const ask = () => me.client.call('GET /api/player/info/current', { query: { frontVersion: 445, init: true } })
  const { reply } = await ask()
  expect(reply.player?.id).toBe(me.id)
  expect(reply.obsolete).toBe(false)
  expect(reply.tiles.length).toBeGreaterThan(3)
  expect(reply.clientUuid).toBe((await ask()).reply.clientUuid)
  expect(reply.referralBonus.startBonus).toBe(99)
})

test('the words around the game are in the language that the page speaks', async () => {
  const header = async (lang: string) =>
    (await me.client.call('GET /api/player/info/current', { query: { frontVersion: 445 } }, { 'accept-language': lang })).reply.header
  expect([await header('ru'), await header('en')]).toEqual([boot.RU.title, boot.EN.title])
})

test('header and footer are those of the operator’s settings, if there are any', async () => {
  const named = await testApp({ config: { pageHeader: 'Лестница', pageFooter: 'ООО «Небо» | Sky Ltd' } })
  const words = async (lang: string) => {
    const ask = { query: { frontVersion: 445 } }
    const { header, footer } = (await testClient(named.app).call('GET /api/player/info/current', ask, { 'accept-language': lang })).reply
    return [header, footer]
  }
  expect([await words('ru'), await words('en')]).toEqual([
    ['Лестница', 'ООО «Небо»'],
    ['Лестница', 'Sky Ltd'],
  ])
  await named.close()
})

test('the start of a page is recorded', async () => {
  await me.client.call('GET /api/player/info/current', { query: { frontVersion: 447, init: true } })
  await edited(({ state }) => {
    expect(state.frontVersion).toBe(447)
    expect(state.startedAt).toBe(me.server.clock())
  })
})

test('artifacts of a stair range come with their pictures', async () => {
  const { reply } = await me.client.call('GET /api/player/info', { query: { artifactFrom: 0, artifactTo: 3 } })
  expect(reply.artifacts.length).toBeGreaterThan(0)
  expect(reply.artifacts.every((a) => a.atlasKey.startsWith('artifact/'))).toBe(true)
})

test('a newcomer has two heroes in the squad, some gold, and nothing behind', async () => {
  const { creatures, resources, stair, maxCoordinate } = await player()
  expect(creatures.map((c) => c.combative)).toEqual([true, true])
  expect(resources.gold).toBe(50)
  expect(stair).toBe(1)
  expect(maxCoordinate).toBeLessThan(480)
})

test('a coordinate within reach is saved, and nothing beyond the guardian', async () => {
  const set = (coordinate: number, contextId = 'main') =>
    me.client.call('POST /api/player/v3/coordinate/set', { body: { coordinate, contextId } })
  expect((await set(200)).reply.coordinate).toBe(200)
  expect((await set(5000)).error.code).toBe('PLACE_OUT_OF_REACH')
  expect((await set(100, 'turn:18')).error.code).toBe('STATE_CHANGED')
  await edited(({ state }) => {
    state.battleId = 1
  })
  expect((await set(100)).error.code).toBe('BATTLE_IN_PROGRESS')
  expect((await player()).coordinate).toBe(200)
})

test('markers are remembered once and forgotten, and tell the guide what to teach next', async () => {
  expect((await player()).prompt).toBe('walk')
  const { reply } = await me.client.call('POST /api/marker/add', { body: { marker: 'lesson:walk' } })
  expect(reply.prompt).not.toBe('walk')
  const all = (await me.client.call('POST /api/marker/addAll', { body: { markers: ['a', 'b', 'lesson:walk'] } })).reply
  expect(all.playerMarkers?.map((m) => m.playerMarker)).toEqual(['lesson:walk', 'a', 'b'])
  const left = (await me.client.call('POST /api/marker/remove', { body: { marker: 'a' } })).reply
  expect(left.playerMarkers).toHaveLength(2)
})

test('a wounded hero is healed for gold, then for elixir, and not for nothing', async () => {
  const hero = (await player()).creatures[0]
  const restore = (creatureId = hero?.id ?? 0) => me.client.call('POST /api/player/health/{id}/restore', { params: { id: creatureId } })
  expect((await restore()).error.code).toBe('FULLY_HEALTHY')
  expect((await restore(999_999)).error.code).toBe('CREATURE_NOT_FOUND')
  await wound(5)
  const [option] = (await me.client.call('GET /api/player/health/options')).reply
  expect(option).toMatchObject({ creatureId: hero?.id, dead: false })
  const healed = (await restore()).reply
  expect(healed.creatures?.[0]?.health.current).toBe(hero?.health.total)
  expect(healed.resources?.gold).toBe(50 - (option?.gold ?? 0))
  await edited((_, tx) => emptyPurse(tx, me.id))
  await wound(0)
  expect((await restore()).error.code).toBe('NOT_ENOUGH_RESOURCES')
  await edited((_, tx) => give(tx, me.id, { elixir: 50 }))
  expect((await restore()).reply.resources?.elixir).toBeLessThan(50)
  await edited(({ state }) => {
    state.battleId = 1
  })
  expect((await restore()).error.code).toBe('BATTLE_IN_PROGRESS')
})

test('time alone heals, and the fallen get up again', async () => {
  await wound(0)
  expect((await player()).creatures[0]?.health.current).toBe(0)
  me.server.clock.pass(3 * 3_600_000)
  const { health } = (await player()).creatures[0] ?? { health: { current: 0, total: 1 } }
  expect(health.current).toBe(health.total)
})

test('the squad stands in the order that was chosen', async () => {
  const [a, b] = (await player()).creatures.map((c) => c.id) as [number, number]
  const set = (creatureIds: number[]) => me.client.call('POST /api/player/squad/set', { body: { creatureIds } })
  expect((await set([b, a])).reply.creatures?.map((c) => c.id)).toEqual([b, a])
  expect((await set([b])).reply.creatures?.map((c) => c.combative)).toEqual([true, false])
  expect((await set([999_999])).error.code).toBe('CREATURE_NOT_FOUND')
  expect((await set([])).error.code).toBe('BAD_INPUT')
  await edited(({ state }) => {
    state.battleId = 1
  })
  expect((await set([a])).error.code).toBe('BATTLE_IN_PROGRESS')
})

test('the daily reward comes once a day, grows with the streak, and starts anew after two days away', async () => {
  const take = () => me.client.call('POST /api/player/everyday/reward/take')
  const first = (await take()).reply
  expect(first.gains).toEqual([{ kind: 'gold', amount: expect.any(Number) }])
  expect(first.player.everydayRewardStreak).toBe(1)
  expect((await take()).error.code).toBe('REWARD_NOT_READY')
  me.server.clock.pass(DAY)
  expect((await take()).reply.player.everydayRewardStreak).toBe(2)
  me.server.clock.pass(2 * DAY + 1)
  const again = (await take()).reply
  expect(again.player.everydayRewardStreak).toBe(1)
  expect(again.gains).toEqual(first.gains)
})

test('settings switch back and forth', async () => {
  expect((await me.client.call('POST /api/player/updateMoveSpeedMode')).reply.moveSpeedMode).toBe('DOUBLED_MODE')
  expect((await me.client.call('POST /api/player/updateMoveSpeedMode')).reply.moveSpeedMode).toBe('DEFAULT_MODE')
  expect((await me.client.call('POST /api/player/updateSoundMute')).reply.soundMute).toBe(true)
  expect((await me.client.call('POST /api/player/ui/switch')).reply.interfaceMode).toBe('MODERN')
  expect((await me.client.call('POST /api/player/push/switch')).reply.pushEnabled).toBe(true)
  expect((await me.client.call('POST /api/player/lang/switch')).reply.lang).toBe('RU')
  expect((await me.client.call('POST /api/player/lang/switch/{lang}', { params: { lang: 'EN' } })).reply.lang).toBe('EN')
  await edited(({ state }) => {
    Object.assign(state, { roadNews: true, creatureNews: true })
  })
  expect((await me.client.call('POST /api/player/news/road/reset')).reply).toEqual({ roadNews: false })
  expect((await me.client.call('POST /api/player/news/creature/reset')).reply).toEqual({ creatureNews: false })
  expect((await me.client.call('GET /api/player/set/rated')).reply.rated).toBe(true)
  await me.client.call('POST /api/player/set/quality/{q}', { params: { q: 'LOW' } })
  await me.client.call('POST /api/player/version/update', { body: { version: 446 } })
  expect((await me.client.call('GET /api/player/info/current', { query: { frontVersion: 445 } })).reply.quality).toBe('LOW')
})

test('the manual answers in the language of the request with its figures filled in', async () => {
  const russian = { 'accept-language': 'ru' }
  const page = (pageId: string, headers = {}) => me.client.call('GET /api/manual/{id}/get', { params: { id: pageId } }, headers)
  for (const pageId of Object.keys(ru.manual).filter((key) => key !== 'title')) expect((await page(pageId)).reply.text).not.toContain('{{')
  expect((await page('traits')).reply.text.split('\n\n')).toHaveLength(71)
  expect((await page('battle', russian)).reply.text).toMatch(/[а-я]/)
  const config = await me.client.call('GET /api/manual/config/{id}/get', { params: { id: 'road' } })
  expect(config.reply).toMatchObject({ stairs: 6000, squad: 6 })
  const force = (forceId: string) => me.client.call('GET /api/manual/force/{id}/get', { params: { id: forceId } }, russian)
  expect((await force('POISON')).reply.title).toMatch(/[а-я]/)
  expect(Object.keys((await me.client.call('GET /api/manual/forces/short/description/get')).reply)).toHaveLength(5)
  for (const missing of [await page('title'), await page('toString'), await force('LUCK')])
    expect(missing.error.code).toBe('MANUAL_NOT_FOUND')
  const config404 = await me.client.call('GET /api/manual/config/{id}/get', { params: { id: 'nothing' } })
  expect(config404.error.code).toBe('MANUAL_NOT_FOUND')
})

test('the news come in the language asked for, and none before the first came out', async () => {
  const last = (lang: 'RU' | 'EN') => testClient(me.server.app).call('GET /api/news/get/last', { query: { lang } })
  expect((await last('EN')).reply).toBeNull()
  const later = await testApp({ clock: Object.assign(() => Date.UTC(2027, 0, 1), { pass: () => {} }) })
  const { reply } = await testClient(later.app).call('GET /api/news/get/last', { query: { lang: 'RU' } })
  expect(reply?.title).toMatch(/[а-я]/)
  await later.close()
})

test('a friend brings the newcomer 99 gems, and the inviter what the friend’s stairs are worth', async () => {
  const inviter = await registered(me.server.app, 'Inviter')
  const { reply: mine } = await inviter.call('GET /api/referral/my/code')
  const friend = testClient(me.server.app)
  const { reply } = await friend.call('POST /api/security/registerTrial', {
    body: { characterAndCompanion: 'WOMAN_2', lang: 'RU', frontVersion: 445, ref: mine.code },
  })
  expect(reply.player.resources.mithril).toBe(99)
  expect((await inviter.call('GET /api/referral/bonus/take')).error.code).toBe('REWARD_NOT_READY')
  await me.server.db.tx((tx) => tx.run('update referral set waiting = 20 where friend_id = ?', [reply.player.id]))
  expect((await inviter.call('GET /api/referral/my/code')).reply).toMatchObject({ invited: 1, waiting: 20 })
  const taken = (await inviter.call('GET /api/referral/bonus/take')).reply
  expect(taken.gains).toEqual([{ kind: 'mithril', amount: 20 }])
  expect(taken.player.resources?.mithril).toBe(20)
  expect((await inviter.call('GET /api/referral/bonus/take')).error.code).toBe('REWARD_NOT_READY')
  expect((await me.client.call('GET /api/referral/my/code')).error.code).toBe('REGISTERED_ONLY')
})

test('mail partners are blocked and let in again', async () => {
  const writer = await registered(me.server.app, 'Blocker')
  const block = (partner: number) => writer.call('POST /api/mail/block/{id}', { params: { id: partner } })
  expect((await block(me.id)).reply.mailBlockList).toEqual([me.id])
  expect((await block(me.id)).reply).toEqual({})
  expect((await writer.call('POST /api/mail/unblock/{id}', { params: { id: me.id } })).reply.mailBlockList).toEqual([])
  expect((await block(999_999)).error.code).toBe('PLAYER_NOT_FOUND')
  const unknown = await writer.call('POST /api/mail/unblock/{id}', { params: { id: 999_999 } })
  expect(unknown.error.code).toBe('PLAYER_NOT_FOUND')
})

test('notifications are listed newest first, seen, and removed by nobody else', async () => {
  const { notify } = await import('../notification/repository.ts')
  await edited(async (_, tx) => {
    await notify(tx, me.id, 'levelUp', { level: '2' }, 5)
    await notify(tx, me.id, 'heroJoined', { imageId: 'lamp_nun' }, 6)
  })
  const list = async () => (await me.client.call('GET /api/player/notif/list')).reply
  const [newest, oldest] = await list()
  expect([newest?.kind, oldest?.kind]).toEqual(['heroJoined', 'levelUp'])
  expect(oldest?.values).toEqual({ level: '2' })
  await me.client.call('POST /api/player/notification/reset')
  expect((await list()).every((n) => n.seen)).toBe(true)
  const remove = (by: TestClient) => by.call('POST /api/player/notif/remove/{id}', { params: { id: newest?.id ?? 0 } })
  expect((await remove(await guest(me.server.app))).error.code).toBe('NOTIFICATION_NOT_FOUND')
  expect((await remove(me.client)).reply.removed).toBe(true)
  expect(await list()).toHaveLength(1)
})

test.each([
  ['GEMS_30', 30],
  ['GEMS_100', 100],
  ['GEMS_500', 500],
  ['GEMS_1000', 1000],
] as const)('the gift of the promotion %s is %i gems and accepted once', async (giftNews, mithril) => {
  const accept = () => me.client.call('GET /api/player/promo/gift/accept')
  expect((await accept()).error.code).toBe('REWARD_NOT_READY')
  await edited(({ state }) => {
    state.giftNews = giftNews
  })
  expect((await accept()).reply.player).toMatchObject({ haveNewGift: false, resources: { mithril } })
  expect((await accept()).error.code).toBe('ALREADY_TAKEN')
})
