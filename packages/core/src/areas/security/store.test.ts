import { expect, it, vi } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { info, player } from '../../../testing/fixtures.ts'
import { playing, testGame } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { AccountStore } from './store.ts'

const sessionReply = (changes = {}) => ({ session: 'tok', expiresAt: 1, player: player(changes) })

it('starts as a guest with the version, language and referral code', async () => {
  const reenter = vi.fn(async () => {})
  const { services, server, session } = testGame({ reenter })
  server.on('POST /api/security/registerTrial', sessionReply())
  expect(await services.get(AccountStore).beginTrial({ characterAndCompanion: 'WOMAN_2' })).toEqual({ ok: true })
  expect(server.last('POST /api/security/registerTrial')?.body).toMatchObject({
    characterAndCompanion: 'WOMAN_2',
    lang: 'EN',
    frontVersion: 445,
    domain: 'game.test',
    h_session: session.page,
    ref: 'friend',
  })
  expect(session.token).toBe('tok')
  expect(reenter).toHaveBeenCalledOnce()
})

it('sends an optional contact only if it is not blank', async () => {
  const { services, server } = playing()
  server.on('POST /api/security/register', sessionReply({ registered: true, name: 'Ivan' }))
  const form = { name: ' Ivan ', password: 'long secret', repeat: 'long secret', contact: '  ', consent: true }
  expect(await services.get(AccountStore).register(form)).toEqual({ ok: true })
  expect(server.last('POST /api/security/register')?.body).toEqual({ name: 'Ivan', password: 'long secret', ref: 'friend' })
  expect(services.get(PlayerStore).player?.name).toBe('Ivan')
  await services.get(AccountStore).register({ ...form, contact: ' a@b.ru ' })
  expect(server.last('POST /api/security/register')?.body).toMatchObject({ optionalMailOrPhone: 'a@b.ru' })
})

it('loads the client id of the new session for the live connection', async () => {
  const { services, server } = playing()
  const INFO = 'GET /api/player/info/current'
  server.on('POST /api/security/register', sessionReply({ registered: true, name: 'Ivan' })).on(INFO, info({ clientUuid: 'the new one' }))
  await services.get(AccountStore).register({ name: 'Ivan', password: 'long secret', repeat: 'long secret', contact: '', consent: true })
  expect(services.get(PlayerStore).info?.clientUuid).toBe('the new one')
})

it('makes no call for invalid values', async () => {
  const { services, server } = playing({ name: 'Ivan' })
  expect(await services.get(AccountStore).rename('Ivan')).toEqual({ ok: false, code: 'NAME_UNCHANGED', field: 'name' })
  expect(await services.get(AccountStore).setContact({ contact: 'x', password: '' })).toEqual({
    ok: false,
    code: 'MAIL_INVALID',
    field: 'contact',
  })
  services.get(PlayerStore).setInfo(info({ player: player({ registered: true }) }))
  expect(await services.get(AccountStore).setContact({ contact: 'a@b.ru', password: ' ' })).toMatchObject({ ok: false, field: 'password' })
  expect(await services.get(AccountStore).login({ name: '', password: '' })).toMatchObject({ ok: false, field: 'name' })
  expect(server.seen.filter(({ name }) => name.includes('/api/security/'))).toEqual([])
})

it('returns what the server refused, with the form’s field', async () => {
  const { services, server } = playing()
  server.on('POST /api/security/name/set', refusal('NAME_TAKEN', 409, { field: '/name' }))
  expect(await services.get(AccountStore).rename('Peter')).toEqual({ ok: false, code: 'NAME_TAKEN', field: 'name' })
  expect(services.get(AccountStore).busy).toBe(false)
  server.on('POST /api/security/name/set', refusal('NOT_ENOUGH_RESOURCES', 409, { field: '/mithril' }))
  expect(await services.get(AccountStore).rename('Paul')).toEqual({ ok: false, code: 'NOT_ENOUGH_RESOURCES', pointer: '/mithril' })
})

it('ends the session even if it has expired on the server', async () => {
  const reenter = vi.fn(async () => {})
  const { services, server, session } = testGame({ reenter })
  session.begin('old')
  server.on('POST /api/security/logout', refusal('SESSION_EXPIRED', 401))
  expect(await services.get(AccountStore).logout()).toEqual({ ok: true })
  expect(session.token).toBeNull()
})

it('signs in as a device that has had a session before, and as no other', async () => {
  const { services, server, session } = testGame({ reenter: async () => {} })
  server.on('POST /api/security/login', { ...sessionReply(), restored: false }).on('POST /api/security/logout', { done: true })
  const form = { name: 'Ivan', password: 'long secret' }
  const device = async () => {
    await services.get(AccountStore).login(form)
    return (server.last('POST /api/security/login')!.body as { device?: string }).device
  }
  expect(await device()).toBeUndefined()
  session.keepOwn('tok')
  session.begin('view as a player')
  session.clear()
  expect(await device()).toBeUndefined()
  await services.get(AccountStore).logout()
  expect(await device()).toBe('tok')
})
