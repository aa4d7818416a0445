import { expect, it, vi } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { info, player } from '../../../testing/fixtures.ts'
import { playing, testGame } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { AccountStore } from './store.ts'

const session = (changes = {}) => ({ session: 'tok', expiresAt: 1, player: player(changes) })

it('begins as a guest with the version, language and referral code, and enters', async () => {
  const reenter = vi.fn(async () => {})
  const { services, server, session: mine } = testGame({ reenter })
  server.on('POST /api/security/registerTrial', session())
  expect(await services.get(AccountStore).beginTrial({ characterAndCompanion: 'WOMAN_2' })).toEqual({ ok: true })
  expect(server.last('POST /api/security/registerTrial')?.body).toMatchObject({
    characterAndCompanion: 'WOMAN_2',
    lang: 'EN',
    frontVersion: 445,
    domain: 'game.test',
    h_session: mine.page,
    ref: 'friend',
  })
  expect(mine.token).toBe('tok')
  expect(reenter).toHaveBeenCalledOnce()
})

it('sends an optional contact only where it is not blank', async () => {
  const { services, server } = playing()
  server.on('POST /api/security/register', session({ registered: true, name: 'Ivan' }))
  const form = { name: ' Ivan ', password: 'secret', repeat: 'secret', contact: '  ', consent: true }
  expect(await services.get(AccountStore).register(form)).toEqual({ ok: true })
  expect(server.last('POST /api/security/register')?.body).toEqual({ name: 'Ivan', password: 'secret', ref: 'friend' })
  expect(services.get(PlayerStore).player?.name).toBe('Ivan')
  await services.get(AccountStore).register({ ...form, contact: ' a@b.ru ' })
  expect(server.last('POST /api/security/register')?.body).toMatchObject({ optionalMailOrPhone: 'a@b.ru' })
})

it('learns under which name the live line knows the session that a name brings', async () => {
  const { services, server } = playing()
  const INFO = 'GET /api/player/info/current'
  server.on('POST /api/security/register', session({ registered: true, name: 'Ivan' })).on(INFO, info({ clientUuid: 'the new one' }))
  await services.get(AccountStore).register({ name: 'Ivan', password: 'secret', repeat: 'secret', contact: '', consent: true })
  expect(services.get(PlayerStore).info?.clientUuid).toBe('the new one')
})

it('asks nothing of the server for what is wrong at sight', async () => {
  const { services, server } = playing({ name: 'Ivan' })
  expect(await services.get(AccountStore).rename('Ivan')).toEqual({ ok: false, code: 'NAME_UNCHANGED', field: 'name' })
  expect(await services.get(AccountStore).setContact('x')).toEqual({ ok: false, code: 'MAIL_INVALID', field: 'contact' })
  expect(await services.get(AccountStore).login({ name: '', password: '' })).toMatchObject({ ok: false, field: 'name' })
  expect(server.seen.filter(({ name }) => name.includes('/api/security/'))).toEqual([])
})

it('gives back what the server refused, with the form’s field', async () => {
  const { services, server } = playing()
  server.on('POST /api/security/name/set', refusal('NAME_TAKEN', 409, { field: '/name' }))
  expect(await services.get(AccountStore).rename('Peter')).toEqual({ ok: false, code: 'NAME_TAKEN', field: 'name' })
  expect(services.get(AccountStore).busy).toBe(false)
})

it('ends the session here also where the server no longer knows it', async () => {
  const reenter = vi.fn(async () => {})
  const { services, server, session: mine } = testGame({ reenter })
  mine.begin('old')
  server.on('POST /api/security/logout', refusal('SESSION_EXPIRED', 401))
  expect(await services.get(AccountStore).logout()).toEqual({ ok: true })
  expect(mine.token).toBeNull()
})
