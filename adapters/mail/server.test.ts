import { forgedNotices, noTime, type Tampering, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { fieldsOf, sortedMd5 } from '@skystair/platform/proof'
import type { Proof } from '@skystair/platform/server'
import { ruleText, simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { portals, server } from './server.ts'
import {
  APP_ID,
  launchFields,
  notice,
  paymentOf,
  SECRET,
  signedFields,
  simulator,
  worldFields,
  worldSimulator,
  written,
} from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const changed =
  (change: (launch: string) => string) =>
  ({ launch = '' }: Proof): Proof => ({ launch: change(launch) })

/** Tamperings for both portals. */
const tamperings = (player: string, sign: string): Tampering[] => [
  { kind: 'BYTE', name: 'with one byte of the id changed', tamper: changed((launch) => launch.replace('279058397', '279058398')) },
  {
    kind: 'BYTE',
    name: 'with one byte of the signature changed',
    tamper: changed((launch) => launch.replace(new RegExp(`${sign}=.`), `${sign}=x`)),
  },
  {
    kind: 'BYTE',
    name: 'with its signature in capitals',
    tamper: ({ launch = '' }) => ({ launch: written({ ...fieldsOf(launch), [sign]: fieldsOf(launch)[sign]!.toUpperCase() }) }),
  },
  { kind: 'KEY', name: 'under another key', tamper: (proof) => proof, settings: { MAIL_SECRET: 'another' } },
  { kind: 'GAME', name: 'for another game', tamper: (proof) => proof, settings: { MAIL_APP_ID: '1' } },
  { kind: 'FIELDS', name: 'with a field that comes twice', tamper: changed((launch) => `${launch}&${player}=666`) },
  {
    name: 'with a field that comes twice in another encoding',
    tamper: changed((launch) => `%${player.charCodeAt(0).toString(16)}${player.slice(1)}=666&${launch}`),
  },
  { kind: 'FIELDS', name: 'with a field more', tamper: changed((launch) => `${launch}&again=1`) },
  { name: 'without a signature', tamper: changed((launch) => launch.replace(new RegExp(`&?${sign}=[^&]*`), '')) },
  { kind: 'USER', name: 'without a player', tamper: changed((launch) => launch.replace(new RegExp(`&?${player}=[^&]*`), '')) },
  { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, again: '1' }) },
  { name: 'of the other portal', tamper: (proof) => proof, settings: { MAIL_PORTAL: player === 'uid' ? 'world' : 'games' } },
]

testManifest({ manifest, server, simulator })

testServerPlatform('mail', {
  server,
  simulator,
  without: noTime,
  signs: ruleText(portals.games, SECRET, ({ id }) => launchFields(id)),
  tamperings: [
    ...tamperings('uid', 'sign'),
    {
      kind: 'KEY',
      name: 'signed with another key',
      tamper: (_, { id }) => ({ launch: written(signedFields(launchFields(id), 'another')) }),
    },
    {
      kind: 'GAME',
      name: 'of another game',
      tamper: (_, { id }) => ({ launch: written(signedFields({ ...launchFields(id), appid: '1' })) }),
    },
    { kind: 'USER', name: 'of nobody', tamper: () => ({ launch: written(signedFields(launchFields('0'))) }) },
    { kind: 'FIELDS', name: 'with a field less', tamper: changed((launch) => launch.replace(/&lang=[^&]*/, '')) },
    {
      kind: 'USER',
      name: 'that reads the same signed text in another way, as another player’s',
      tamper: (_, { id }) => {
        // A player's own parameters are signed, too; split differently, the same bytes name another player.
        const mine = signedFields({ a: `1appid=${APP_ID}uid=666z=`, ...launchFields(id) })
        const { sign, a: _a, ...rest } = mine
        const swallowed = Object.entries(rest).map(([name, value]) => `${name}=${value}`)
        return { launch: written({ a: '1', appid: APP_ID, uid: '666', z: swallowed.join(''), sign: sign ?? '' }) }
      },
    },
  ],
})

testServerPlatform('mail, in My World', {
  server,
  simulator: worldSimulator,
  without: noTime,
  signs: ruleText(portals.world, SECRET, ({ id }) => ({ app_id: APP_ID, vid: id })),
  tamperings: [
    ...tamperings('vid', 'authentication_key'),
    { kind: 'KEY', name: 'signed with another key', tamper: (_, { id }) => ({ launch: written(worldFields(id, APP_ID, 'another')) }) },
    { kind: 'GAME', name: 'of another game', tamper: (_, { id }) => ({ launch: written(worldFields(id, '1')) }) },
    { kind: 'USER', name: 'of nobody', tamper: () => ({ launch: written(worldFields('0')) }) },
  ],
})

it('refuses everybody if the portal is misconfigured', async () => {
  const host = simulatedHost(server, simulator, { now: NOW, settings: { MAIL_PORTAL: 'mars' } })
  await expect(server.verify(simulator.proof(simulatedUser), host)).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})

describe('payments of mail', () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const payment = paymentOf(simulatedOrder)

  it('are signed as in the worked example: over the sum as it was sent', () => {
    const fields = {
      app_id: '524632',
      mailiki_price: '10',
      other_price: '10000',
      profit: '5000',
      service_id: '10',
      transaction_id: '3751',
      uid: '104',
    }
    expect(sortedMd5(fields, 'secretkey', 'sig')).toBe('961a705e28008186d443fe211608184c')
  })

  it('start with the price in the portal’s currency and the nonce', async () => {
    expect(await server.pay.begin(simulatedOrder, host)).toEqual({
      payload: { merchant_param: JSON.stringify({ nonce: simulatedOrder.nonce }), sum: '99.00' },
    })
    const tenge = simulatedHost(server, simulator, { now: NOW, settings: { MAIL_CURRENCY: 'KZT' } })
    await expect(server.pay.begin(simulatedOrder, tenge)).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
    const world = simulatedHost(server, worldSimulator, { now: NOW })
    await expect(server.pay.begin(simulatedOrder, world)).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
    await expect(server.pay.notice(notice(payment), world, simulatedBank())).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  })

  it('are granted once, however the sum is written and however often it is reported', async () => {
    const bank = simulatedBank()
    for (const sum of ['99.00', '99', '99.0']) {
      const reply = await server.pay.notice(notice({ ...payment, sum }), host, bank)
      expect(JSON.parse(reply.body)).toEqual({ status: 'ok' })
    }
    expect(bank.gems()).toBe(100)
  })

  it.each([
    ['another sum', { sum: '1.00' }],
    ['another player', { uid: '666' }],
    ['another order', { merchant_param: '{"nonce":"unknown"}' }],
    ['parameters that are no JSON', { merchant_param: '{' }],
  ])('are refused for %s', async (_name, content) => {
    const bank = simulatedBank()
    const reply = await server.pay.notice(notice({ ...payment, ...(content as Record<string, string>) }), host, bank)
    expect(JSON.parse(reply.body).status).toBe('error')
    expect(bank.gems()).toBe(0)
  })

  it('are accepted from the portal only', async () => {
    const wrong = [...forgedNotices(notice, payment, 'sum'), notice({ ...payment, sum: '-99' })]
    for (const given of wrong)
      await expect(server.pay.notice(given, host, simulatedBank())).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  })

  it('are never proven by a launch, whatever the signed address contains', async () => {
    const bank = simulatedBank()
    const { merchant_param, sum, tid, uid } = payment
    const launch = { appid: APP_ID, uid }
    const { sign = '' } = signedFields({ ...launch, merchant_param: `${merchant_param}sum=${sum}tid=${tid}` })
    const query = new URLSearchParams({ ...launch, merchant_param, sum, tid, sign })
    await expect(server.pay.notice({ ...notice(payment), query }, host, bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
    expect(bank.gems()).toBe(0)
  })

  it('ask the portal to repeat a notice only if that may help', () => {
    expect([server.pay.refused('PROOF_INVALID').status, server.pay.refused('PLATFORM_UNAVAILABLE').status]).toEqual([200, 503])
  })
})
