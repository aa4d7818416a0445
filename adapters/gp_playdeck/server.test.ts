import { portalChecks, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { describedHash, paymentHash } from './payment-hash.ts'
import { server } from './server.ts'
import { playDeckNotice, playDeckPayment, playDeckToken, simulator } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const host = (settings = {}) => simulatedHost(server, simulator, { now: NOW, settings })
const claims = { userUid: simulatedUser.id, gameId: 'skystair-game' }
const replaced = (at: number, text: string) => (proof: Readonly<Record<string, string>>) => {
  const parts = proof.token!.split('.')
  parts[at] = text
  return { token: parts.join('.') }
}

testManifest({ manifest, server, simulator })

testServerPlatform('gp_playdeck', {
  server,
  simulator,
  without: portalChecks,
  tamperings: [
    {
      kind: 'BYTE',
      name: 'with one byte changed',
      tamper: ({ token }) => ({ token: token!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }),
    },
    { kind: 'KEY', name: 'of another key', tamper: () => ({ token: playDeckToken(claims, 'another key') }) },
    {
      kind: 'USER',
      name: 'of another user',
      tamper: replaced(1, Buffer.from(JSON.stringify({ ...claims, userUid: '1' })).toString('base64url')),
    },
    { kind: 'GAME', name: 'of another game', tamper: () => ({ token: playDeckToken({ ...claims, gameId: 'another-game' }) }) },
    { kind: 'GAME', name: 'without a game', tamper: () => ({ token: playDeckToken({ userUid: simulatedUser.id }) }) },
    { kind: 'USER', name: 'of a player who is shut out', tamper: () => ({ token: playDeckToken({ ...claims, banned: true }) }) },
    { kind: 'USER', name: 'without a user', tamper: () => ({ token: playDeckToken({ gameId: 'skystair-game' }) }) },
    { name: 'without a signature', tamper: replaced(2, '') },
    { name: 'that is no token', tamper: () => ({ token: 'a&b=c' }) },
    { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, userUid: '1' }) },
    {
      name: 'while the game’s mark is not set',
      tamper: (proof) => proof,
      settings: { GP_PLAYDECK_GAME_CLAIM: undefined },
      code: 'PLATFORM_NOT_SET',
    },
  ],
})

it('signs a payment as the published example does', () => {
  const payment = { telegramId: 1234567890, amount: 10, successful: true, externalId: 'order_p_12' }
  expect(paymentHash(payment, 'hpXXKPbIWT')).toBe('68fa4570ea8134e9381a72b771ea00184db008be5ad98ab9283935653db3cb5d')
})

it('reports that PlayDeck is unavailable if it returns nonsense', async () => {
  const broken = simulatedHost(server, { ...simulator, respond: async () => new Response('<html>', { status: 502 }) }, { now: NOW })
  await expect(server.verify(simulator.proof(simulatedUser, NOW), broken)).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
})

it('starts a purchase in stars with our own order', async () => {
  const payload = { amount: '65', description: '100 изумрудов', externalId: simulatedOrder.nonce }
  expect(await server.pay.begin!(simulatedOrder, host())).toEqual({ payload })
  await expect(server.pay.begin!(simulatedOrder, host({ GP_PLAYDECK_GAME_TOKEN: undefined }))).rejects.toMatchObject({
    code: 'PLATFORM_NOT_SET',
  })
})

it('grants a payment once, whichever way it is signed, and nothing unpaid', async () => {
  const bank = simulatedBank()
  const payment = playDeckPayment(simulatedOrder)
  for (const notice of simulator.notices(simulatedOrder, 'CANCEL'))
    expect((await server.pay.notice!(notice, host(), bank)).status).toBe(200)
  expect(bank.facts).toEqual([])
  for (const notice of [playDeckNotice(payment), playDeckNotice(payment), playDeckNotice(payment, describedHash(payment, 'hpXXKPbIWT'))])
    expect(await server.pay.notice!(notice, host(), bank)).toMatchObject({ status: 200, body: '{}' })
  expect(bank.gems()).toBe(100)
})

it('refuses payments of another sum or order, and those that PlayDeck did not sign', async () => {
  const bank = simulatedBank()
  const payment = playDeckPayment(simulatedOrder)
  const sendNotice = (notice: ReturnType<typeof playDeckNotice>) => server.pay.notice!(notice, host(), bank)
  expect((await sendNotice(playDeckNotice({ ...payment, amount: 1 }))).status).toBe(400)
  expect((await sendNotice(playDeckNotice({ ...payment, externalId: 'order_p_12' }))).status).toBe(400)
  const tampered = [
    playDeckNotice({ ...payment, amount: 1 }, paymentHash(payment, 'hpXXKPbIWT')),
    playDeckNotice(payment, paymentHash(payment, 'another')),
    playDeckNotice(payment, ''),
    { ...playDeckNotice(payment), body: Buffer.from('{"hash":"x"}') },
    { ...playDeckNotice(payment), body: Buffer.from('hash=x') },
    { ...playDeckNotice(payment), method: 'GET' as const },
  ]
  for (const notice of tampered) await expect(sendNotice(notice)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(bank.gems()).toBe(0)
})
