import { HOUR } from '@skystair/contract/time'
import { signsJson, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { expect, it, vi } from 'vitest'
import { manifest } from './manifest.ts'
import { crazygamesServer, server } from './server.ts'
import { changeKeys, crazyClaims, crazyToken, newKeys, simulator } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const claims = crazyClaims(simulatedUser, NOW)
const token = (changed: object) => ({ token: crazyToken({ ...claims, ...changed }) })
const replaced = (at: number, text: string) => (proof: { readonly [name: string]: string }) => {
  const parts = proof.token!.split('.')
  parts[at] = text
  return { token: parts.join('.') }
}
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

testManifest({ manifest, server, simulator })

testServerPlatform('crazygames', {
  server,
  simulator,
  without: signsJson,
  tamperings: [
    {
      kind: 'BYTE',
      name: 'with one byte changed',
      tamper: ({ token }) => ({ token: token!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }),
    },
    { kind: 'KEY', name: 'of another key', tamper: () => ({ token: crazyToken(claims, { key: newKeys().privateKey }) }) },
    { kind: 'EXPIRED', name: 'that is over', tamper: (proof) => proof, later: HOUR + 61_000, code: 'PROOF_EXPIRED' },
    { kind: 'FUTURE', name: 'from the future', tamper: (proof) => proof, later: -61_000, code: 'PROOF_EXPIRED' },
    { kind: 'GAME', name: 'of another game', tamper: (proof) => proof, settings: { CRAZYGAMES_GAME_ID: 'another-game' } },
    { kind: 'GAME', name: 'without a game', tamper: () => token({ gameId: undefined }) },
    { kind: 'USER', name: 'made out to another user', tamper: replaced(1, encoded({ ...claims, userId: '1' })) },
    { kind: 'USER', name: 'without a user', tamper: () => token({ userId: '' }) },
    { name: 'without its times', tamper: () => token({ exp: undefined }) },
    { name: 'that names no algorithm', tamper: replaced(0, encoded({ alg: 'none' })) },
    { name: 'that names another algorithm', tamper: () => ({ token: crazyToken(claims, { alg: 'HS256' }) }) },
    { name: 'without a signature', tamper: replaced(2, '') },
    { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, other: 'x' }) },
  ],
})

it('accepts tokens of a changed key, and requests keys at most once a minute, whatever forgers send', async () => {
  const mine = crazygamesServer()
  const answer = vi.fn(simulator.respond)
  const host = (now: number) => simulatedHost(mine, { settings: simulator.settings, respond: answer }, { now })
  const forged = { token: crazyToken(claims, { key: newKeys().privateKey }) }
  await mine.verify(simulator.proof(simulatedUser, NOW), host(NOW))
  for (let i = 0; i < 5; i++) await expect(mine.verify(forged, host(NOW + i))).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(answer).toHaveBeenCalledTimes(1)
  changeKeys()
  const later = NOW + 61_000
  expect(await mine.verify(simulator.proof(simulatedUser, later), host(later))).toMatchObject({ externalId: simulatedUser.id })
  expect(answer).toHaveBeenCalledTimes(2)
})

it('requests a key again after a failure', async () => {
  const mine = crazygamesServer()
  const answer = vi.fn(simulator.respond).mockResolvedValueOnce(new Response('', { status: 502 }))
  const host = simulatedHost(mine, { settings: simulator.settings, respond: answer }, { now: NOW })
  await expect(mine.verify(simulator.proof(simulatedUser, NOW), host)).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  expect(await mine.verify(simulator.proof(simulatedUser, NOW), host)).toMatchObject({ displayName: simulatedUser.name })
})

it('sells through Xsolla to the portal’s own id of the player, grants once and takes back', async () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  expect((await server.pay.begin(simulatedOrder, host)).url).toContain(`token=pay-${simulatedOrder.externalId}`)
  await expect(server.pay.begin({ ...simulatedOrder, externalId: null }, host)).rejects.toMatchObject({ code: 'PAYER_UNKNOWN' })
  const bank = simulatedBank()
  const sendNotice = async (kind: 'PAY' | 'REFUND') => {
    for (const notice of simulator.notices(simulatedOrder, kind)) expect((await server.pay.notice!(notice, host, bank)).status).toBe(204)
  }
  await sendNotice('PAY')
  await sendNotice('PAY')
  expect(bank.gems()).toBe(100)
  await sendNotice('REFUND')
  expect(bank.gems()).toBe(0)
})

it('refuses a notice by another payer, of another sum, or of wrong bytes', async () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const bank = simulatedBank()
  const last = (order = simulatedOrder) => simulator.notices(order, 'PAY').at(-1)!
  expect((await server.pay.notice!(last({ ...simulatedOrder, externalId: '1' }), host, bank)).status).toBe(400)
  const cheap = { ...simulatedOrder, product: { ...simulatedOrder.product, prices: { RUB: 1 } } }
  expect((await server.pay.notice!(last(cheap), host, bank)).status).toBe(400)
  const tampered = { ...last(), body: Buffer.from(Buffer.from(last().body).toString().replace('paid', 'pald')) }
  await expect(server.pay.notice!(tampered, host, bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(bank.gems()).toBe(0)
})
