import { type Identity, PlatformError } from '@skystair/platform'
import { expect, it, vi } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { ArrivalStore } from './arrival.ts'
import { area } from './index.ts'
import { EntryStore } from './store.ts'

const MOVE = 'POST /api/integration/{source}/login'
const CALL = 'POST /api/integration/gp/authenticate'
const identity = (id: string, known = true): Identity => ({
  headers: {},
  query: {},
  externalId: id,
  known,
  exchange: { call: CALL, body: { playerId: id, proof: { key: `proof of ${id}` } } },
})
const saves = [
  { id: 1, name: null, level: 3, stair: 4, lastSeen: 1 },
  { id: 2, name: 'Anna', level: 9, stair: 12, lastSeen: 2 },
]
const answer = (id: number, more = {}) => ({ session: `tok ${id}`, expiresAt: 1, player: player({ id }), ...more })
const texts = {
  bank: { title: 'Bank' },
  platform: { asGuest: 'Guest: {{reason}}', TIMED_OUT: 'silent', FAILED: 'broken' },
  error: { PROOF_INVALID: 'forged', SESSION_EXPIRED: 'sign in again' },
}

/** A guest of a platform that can sign players in. */
async function guest() {
  const reenter = vi.fn(async () => {})
  const game = playing({}, { texts, reenter })
  await game.texts.use('EN')
  Object.assign(game.platform.capabilities, { canSignIn: true })
  game.session.identity = identity('7', false)
  game.session.begin('guest')
  game.server.on('POST /api/log/add', { logged: true }).on(MOVE, { moved: true }).on(CALL, answer(1))
  return { ...game, entry: game.services.get(EntryStore), reenter }
}

it('signs in with the platform, exchanges the new proof and continues as that player', async () => {
  const { entry, platform, reenter, session, server } = await guest()
  platform.auth.signIn = async () => identity('8')
  expect([entry.canSignIn, entry.known]).toEqual([true, false])
  await entry.signIn()
  expect(server.last(CALL)?.body).toMatchObject({ playerId: '8' })
  expect([session.token, entry.canSignIn, entry.proven]).toEqual(['tok 1', false, true])
  expect(reenter).toHaveBeenCalledOnce()
})

it('moves the guest’s save to the player who signed in', async () => {
  const { entry, platform, server, page } = await guest()
  platform.auth.signIn = async () => identity('8')
  await entry.signIn()
  expect(server.last(MOVE)?.body).toEqual({ oldPlayerId: '7', newPlayerId: '8', proof: { key: 'proof of 8' } })
  expect(page.reloads).toBe(0)
})

it('logs out and reloads where that player has a save already', async () => {
  const { entry, platform, server, session, page } = await guest()
  server.on(MOVE, { moved: false }).on('POST /api/security/logout', { done: true })
  platform.auth.signIn = async () => identity('8')
  await entry.signIn()
  expect(server.times('POST /api/security/logout')).toBe(1)
  expect([session.token, page.reloads, server.times(CALL)]).toEqual([null, 1, 0])
})

it('changes nothing where the player cancels the sign-in, and shows why where the platform fails', async () => {
  const { entry, platform, services, session } = await guest()
  platform.auth.signIn = () => Promise.reject(new PlatformError('CANCELLED'))
  await entry.signIn()
  expect([session.token, services.ui.toasts.length]).toEqual(['guest', 0])
  platform.auth.signIn = () => Promise.reject(new PlatformError('FAILED'))
  await entry.signIn()
  expect(services.ui.toasts.map(({ text }) => text)).toEqual(['broken'])
  expect([entry.canSignIn, entry.busy]).toEqual([true, false])
})

it('offers the choice that the exchange returned, and continues with the other save', async () => {
  const { entry, platform, services, session, server } = await guest()
  server.on(CALL, answer(1, { choice: saves })).on('POST /api/integration/{source}/v2/remap', answer(2))
  platform.auth.signIn = async () => identity('8')
  await entry.signIn()
  expect([services.ui.overlay?.name, entry.saves]).toEqual(['saves', saves])
  await entry.choose(2)
  expect(server.last('POST /api/integration/{source}/v2/remap')?.url.pathname).toBe('/api/integration/own/v2/remap')
  expect(server.last('POST /api/integration/{source}/v2/remap')?.body).toEqual({ currId: 1, chosenId: 2 })
  expect([session.token, services.ui.overlay, entry.saves]).toEqual(['tok 2', null, []])
})

it('makes no call where the current save is chosen, and keeps the choice open where it fails', async () => {
  const { entry, services, server } = await guest()
  entry.offer(saves)
  server.on('POST /api/integration/{source}/v2/remap', refusal('NOT_YOURS', 403))
  await entry.choose(2)
  expect([services.ui.overlay?.name, entry.saves.length, services.ui.toasts.length]).toEqual(['saves', 2, 1])
  await entry.choose(1)
  expect([services.ui.overlay, server.times('POST /api/integration/{source}/v2/remap')]).toEqual([null, 1])
})

it('offers an interrupted choice again at the next start, and one that was put off only on request', async () => {
  const { entry, services, server, kept } = await guest()
  const asked = () => server.times('POST /api/integration/{source}/v2/search')
  server.on('POST /api/integration/{source}/v2/search', saves)
  entry.announceArrival()
  expect(asked()).toBe(0)
  entry.offer(saves)
  services.ui.close()
  const next = new EntryStore(services)
  expect(next.undecided).toBe(true)
  next.announceArrival()
  await vi.waitFor(() => expect(services.ui.overlay?.name).toBe('saves'))
  next.putOff()
  expect(services.ui.overlay).toBeNull()
  next.announceArrival()
  expect([asked(), kept.get('test:remap'), next.undecided]).toEqual([1, 'later', true])
  await vi.waitFor(() => expect(next.busy).toBe(false))
  next.offer(saves)
  await next.choose(1)
  expect([kept.has('test:remap'), next.undecided]).toEqual([false, false])
})

it('offers a choice again that was put off', async () => {
  const { entry, services, server } = await guest()
  server.on('POST /api/integration/{source}/v2/search', saves, [])
  await entry.loadSaves()
  expect(services.ui.overlay?.name).toBe('saves')
  services.ui.close()
  await entry.loadSaves()
  expect([services.ui.overlay, services.ui.toasts.length]).toEqual([null, 1])
})

it('tells a player whom the platform could not identify why they are a guest, once the texts are loaded', async () => {
  const { entry, services } = await guest()
  services.get(ArrivalStore).set({ refusal: 'PROOF_INVALID' })
  await services.areas.load(area)
  expect(services.ui.toasts).toEqual([])
  services.load.set(100, 'done')
  expect(services.ui.toasts.map(({ text, tone }) => [text, tone])).toEqual([['Guest: forged', 'bad']])
  services.get(ArrivalStore).set({ refusal: 'TIMED_OUT' })
  entry.announceArrival()
  entry.announceArrival()
  services.get(ArrivalStore).set({ refusal: 'SESSION_EXPIRED' })
  entry.announceArrival()
  expect(services.ui.toasts.map(({ text }) => text)).toEqual(['Guest: forged', 'Guest: silent', 'sign in again'])
  services.destroy()
})
