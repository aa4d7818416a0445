import { GENDER_PRICE } from '@skystair/world/areas/profile/rows'
import { expect, test } from 'vitest'
import { guest, PASSWORD, registered } from '../../../testing/client.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { give } from '../../../testing/purse.ts'

const CAPTAIN = 8
const me = guestEachTest()
const profileOf = (id: number, client = me.client) => client.call('GET /api/player/{id}/profile', { params: { id } })
const wear = (id: number) => me.client.call('POST /api/player/avatar/{id}/wear', { params: { id } })
const set = (gender: 'MALE' | 'FEMALE') => me.client.call('POST /api/player/gender/set', { body: { gender } })

test('a profile contains only the listed members: not purse, wounds, belongings and contact', async () => {
  await me.edit(({ state }) => {
    Object.assign(state, { avatar: 'captain', avatars: ['captain'] })
  })
  const stranger = await guest(me.server.app)
  const { reply } = await profileOf(me.id, stranger)
  const self = await me.player()
  expect(Object.keys(reply).sort()).toEqual(
    [
      'id',
      'name',
      'level',
      'bestVictoryStair',
      'gender',
      'characterAndCompanion',
      'avatar',
      'membership',
      'clanId',
      'clanName',
      'squad',
    ].sort(),
  )
  expect(reply).toMatchObject({ id: me.id, name: null, level: 1, avatar: 'captain', membership: 'NONE', clanId: null })
  expect(reply.squad?.map(({ id }) => id)).toEqual(self.creatures.map(({ id }) => id))
  for (const hero of reply.squad ?? [])
    expect(Object.keys(hero).sort()).toEqual(['id', 'imageId', 'class', 'faction', 'rarity', 'premium', 'level', 'rank', 'maxRank'].sort())
})

test('a player can hide the squad from others', async () => {
  const stranger = await guest(me.server.app)
  const squad = async () => (await profileOf(me.id, stranger)).reply.squad
  expect(await squad()).toHaveLength((await me.player()).creatures.length)
  const show = (on: boolean) => me.client.call('POST /api/player/profile/squad/switch', { body: { on } })
  expect((await show(false)).reply).toEqual({ squadShown: false })
  expect(await squad()).toBeNull()
  await show(true)
  expect(await squad()).not.toBeNull()
})

test('a deleted account has no profile', async () => {
  const marked = await registered(me.server.app, `Leaver ${me.id}`)
  const { id } = (await marked.call('GET /api/player/id/current')).reply
  expect((await profileOf(id)).reply.name).toBe(`Leaver ${me.id}`)
  await marked.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
  expect((await profileOf(id)).error.code).toBe('PLAYER_NOT_FOUND')
  const erased = await guest(me.server.app)
  const erasedId = (await erased.call('GET /api/player/id/current')).reply.id
  await erased.call('POST /api/security/delete', { body: { confirm: 'DELETE' } })
  expect((await profileOf(erasedId)).error.code).toBe('PLAYER_NOT_FOUND')
})

test('the first change of gender is free, each later one costs gems, and setting the same gender is free', async () => {
  expect((await set('MALE')).error).toMatchObject({ code: 'GENDER_UNCHANGED', field: '/gender' })
  expect((await set('FEMALE')).reply).toMatchObject({ gender: 'FEMALE', metaData: { genderPrice: String(GENDER_PRICE) } })
  expect((await set('MALE')).error).toMatchObject({ code: 'NOT_ENOUGH_RESOURCES', field: '/mithril' })
  await me.edit((_, tx) => give(tx, me.id, { mithril: GENDER_PRICE + 1 }))
  const before = (await me.player()).resources.mithril
  expect((await set('MALE')).reply.resources?.mithril).toBe(before - GENDER_PRICE)
  expect((await me.player()).gender).toBe('MALE')
})

test('a player can wear only owned portraits, and the first face at any time', async () => {
  expect((await wear(CAPTAIN)).error.code).toBe('NOT_YOURS')
  expect((await wear(9999)).error.code).toBe('NOT_YOURS')
  await me.edit(({ state }) => {
    state.avatars = ['captain']
  })
  expect((await wear(CAPTAIN)).reply).toEqual({ avatar: 'captain' })
  expect((await wear(0)).reply).toEqual({ avatar: null })
  expect((await me.player()).avatars).toEqual(['captain'])
})
