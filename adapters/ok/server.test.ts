import {
  forgedNotices,
  noTime,
  portalChecks,
  type SignedText,
  type Tampering,
  testManifest,
  testServerPlatform,
} from '@skystair/platform/conformance'
import { fieldsOf, md5 } from '@skystair/platform/proof'
import type { Proof } from '@skystair/platform/server'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { describe, expect, it } from 'vitest'
import { callSig, confirmSession, librarySig } from './confirm.ts'
import { manifest } from './manifest.ts'
import { authSig, server } from './server.ts'
import { launchFields, notice, paymentOf, simulator, written } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const changed =
  (change: (launch: string) => string) =>
  ({ launch = '' }: Proof): Proof => ({ launch: change(launch) })
const other = launchFields('666')
const signs: SignedText = {
  fields: ({ id }) => launchFields(id),
  sign: ({ logged_user_id: uid = '', session_key }) => ({ launch: written(launchFields(uid, session_key)) }),
  user: 'logged_user_id',
  joiner: '',
  values: ['logged_user_id', 'session_key'],
}

const tamperings: Tampering[] = [
  {
    kind: 'BYTE',
    name: 'with one byte of the id changed',
    tamper: changed((launch) => launch.replace('logged_user_id=279058397', 'logged_user_id=279058398')),
  },
  { kind: 'BYTE', name: 'with one byte of the signature changed', tamper: changed((launch) => launch.replace(/auth_sig=./, 'auth_sig=x')) },
  {
    kind: 'BYTE',
    name: 'with its signature in capitals',
    tamper: ({ launch = '' }) => ({ launch: written({ ...fieldsOf(launch), auth_sig: fieldsOf(launch).auth_sig!.toUpperCase() }) }),
  },
  { kind: 'KEY', name: 'signed with another key', tamper: (_, { id }) => ({ launch: written(launchFields(id, `-s-${id}`, 'another')) }) },
  { kind: 'GAME', name: 'of another app', tamper: (proof) => proof, settings: { OK_SECRET: 'the key of another app' } },
  { kind: 'USER', name: 'of another player’s session', tamper: changed((launch) => launch.replace('-s-279058397', other.session_key!)) },
  {
    kind: 'USER',
    name: 'whose last digit was moved from the id to the session, which leaves the signature right',
    tamper: changed((launch) => launch.replace('id=279058397', 'id=27905839').replace('key=-s-', 'key=7-s-')),
  },
  { kind: 'FIELDS', name: 'with a field that comes twice', tamper: changed((launch) => `${launch}&logged_user_id=666`) },
  { name: 'with a field that comes twice in another encoding', tamper: changed((launch) => `logged%5Fuser_id=666&${launch}`) },
  { kind: 'FIELDS', name: 'with a field that nobody signs', tamper: changed((launch) => `${launch}&again=1`) },
  { name: 'without a session', tamper: changed((launch) => launch.replace(/session_key=[^&]*&/, '')) },
  { name: 'without a signature', tamper: changed((launch) => launch.replace(/auth_sig=[^&]*&/, '')) },
  { kind: 'USER', name: 'of nobody', tamper: () => ({ launch: written(launchFields('0')) }) },
  { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, again: '1' }) },
]

testManifest({ manifest, server, simulator })

testServerPlatform('ok', {
  server,
  simulator,
  without: { FUTURE: portalChecks.FUTURE, REPLAYED: portalChecks.REPLAYED },
  signs,
  tamperings: [
    ...tamperings,
    {
      kind: 'EXPIRED',
      name: 'whose session is over',
      tamper: (_, { id }) => ({ launch: written(launchFields(id, `-s-${id}-ended`)) }),
      code: 'PROOF_EXPIRED',
    },
    {
      kind: 'USER',
      name: 'signed for a session that is another’s',
      tamper: (_, { id }) => ({ launch: written(launchFields(id, '-s-666')) }),
    },
    {
      kind: 'KEY',
      name: 'whose session has another key',
      tamper: changed((launch) => launch.replace(/session_secret_key=./, 'session_secret_key=x')),
      code: 'PLATFORM_UNAVAILABLE',
    },
  ],
})
testServerPlatform('ok that does not ask the portal', {
  server,
  simulator: { ...simulator, settings: { ...simulator.settings, OK_CONFIRM: 'no' } },
  without: noTime,
  signs,
  tamperings,
})

it('signs the player as the documents say', () => {
  expect(authSig('1234567890', 's3ss10nk3y', 'APPSECRET')).toBe('1377566690560fc14c1de9e7a1fafb42')
})

it('accepts no player while the portal is unavailable', async () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const away = { ...host, fetch: async () => new Response('', { status: 502 }) }
  await expect(server.verify(simulator.proof(simulatedUser), away)).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
})

describe('payments of ok', () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const payment = paymentOf(simulatedOrder)

  it('start with what the portal’s window shows', async () => {
    expect(await server.pay.begin(simulatedOrder)).toEqual({
      payload: {
        name: '100 изумрудов',
        description: '100 изумрудов',
        code: 'gems_100',
        price: '99',
        attributes: JSON.stringify({ nonce: simulatedOrder.nonce }),
      },
    })
    const unpriced = { ...simulatedOrder, product: { ...simulatedOrder.product, prices: {} } }
    await expect(server.pay.begin(unpriced)).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  })

  it('are granted once, with the same reply to each of the portal’s three notices', async () => {
    const bank = simulatedBank()
    const [given] = simulator.notices(simulatedOrder, 'PAY')
    const replies = []
    for (let i = 0; i < 3; i++) replies.push(await server.pay.notice(given!, host, bank))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies[0]).toMatchObject({ status: 200, type: 'application/xml' })
    expect(replies[0]!.body).toContain('<callbacks_payment_response xmlns="http://api.forticom.com/1.0/">true</callbacks_payment_response>')
    expect(bank.gems()).toBe(100)
  })

  it.each([
    ['another amount', { amount: '1' }],
    ['other money', { currency: 'rub' }],
    ['another product', { product_code: 'gems_500' }],
    ['another player', { uid: '666' }],
    ['another order', { extra_attributes: '{"nonce":"unknown"}' }],
    ['no order', { extra_attributes: 'null' }],
    ['attributes that are no JSON', { extra_attributes: '{' }],
  ])('are refused for %s, so that the OKs go back', async (_name, content) => {
    const bank = simulatedBank()
    const reply = await server.pay.notice(notice({ ...payment, ...(content as Record<string, string>) }), host, bank)
    expect(reply.headers).toEqual({ 'invocation-error': '1001' })
    expect(reply.body).toContain('<error_code>1001</error_code>')
    expect(bank.gems()).toBe(0)
  })

  it('are accepted only from the portal and only for our app', async () => {
    const wrong = [
      ...forgedNotices(notice, payment, 'amount'),
      notice({ ...payment, application_key: 'OTHER' }),
      notice({ ...payment, transaction_id: '' }),
      notice({ ...payment, amount: '99.0' }),
    ]
    for (const given of wrong)
      await expect(server.pay.notice(given, host, simulatedBank())).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  })

  it('refuse notices with the portal’s own codes', () => {
    expect(server.pay.refused('PROOF_INVALID')).toMatchObject({ status: 200, headers: { 'invocation-error': '104' } })
    expect(server.pay.refused('PLATFORM_UNAVAILABLE').headers).toEqual({ 'invocation-error': '2' })
  })
})

it('signs a call in a session as the portal’s libraries do if the portal refuses the documented signature', async () => {
  const respond = async (request: Request) => {
    const fields = Object.fromEntries(new URLSearchParams(await request.text()))
    return Response.json(fields.sig === librarySig(fields, 'secret') ? { uid: '7' } : { error_code: 104, error_msg: 'PARAM_SIGNATURE' })
  }
  const host = simulatedHost(server, { ...simulator, respond }, { now: NOW })
  await expect(confirmSession('7', '-s-7', 'secret', host)).resolves.toBeUndefined()
  await expect(confirmSession('7', '-s-7', 'another', host)).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  await expect(confirmSession('8', '-s-7', 'secret', host)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
})

it('signs a call in a session with everything but the session’s key, as the portal’s documents say', () => {
  const fields = { application_key: 'ABC', format: 'json', method: 'users.getCurrentUser', session_key: '-s-1' }
  expect(callSig(fields, 'secret')).toBe(md5('application_key=ABCformat=jsonmethod=users.getCurrentUsersecret'))
})
