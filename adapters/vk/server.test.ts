import { HOUR } from '@skystair/contract/time'
import { testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { fieldsOf } from '@skystair/platform/proof'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { signOf } from './sign.ts'
import { itemOf, launchFields, notice, signedLaunch, simulator } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const fields = launchFields(simulatedUser, NOW)
const changed =
  (change: (launch: string) => string) =>
  ({ launch = '' }: Readonly<Record<string, string>>) => ({ launch: change(launch) })
const without = (name: string) => Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))

testManifest({ manifest, server, simulator })

testServerPlatform('vk', {
  server,
  reloads: true,
  simulator,
  signs: {
    fields: launchFields,
    sign: (fields) => ({ launch: signedLaunch(fields) }),
    user: 'vk_user_id',
    joiner: '&',
    escaped: true,
  },
  tamperings: [
    { kind: 'BYTE', name: 'with one byte of a value changed', tamper: changed((launch) => launch.replace('279058397', '279058398')) },
    { kind: 'BYTE', name: 'with one byte of the signature changed', tamper: changed((launch) => launch.replace(/sign=./, 'sign=-')) },
    { kind: 'KEY', name: 'signed with another key', tamper: () => ({ launch: signedLaunch(fields, 'another') }) },
    { kind: 'KEY', name: 'under another key', tamper: (proof) => proof, settings: { VK_SECRET: 'another' } },
    { kind: 'GAME', name: 'of another app', tamper: () => ({ launch: signedLaunch({ ...fields, vk_app_id: '1' }) }) },
    { kind: 'EXPIRED', name: 'that is too old', tamper: (proof) => proof, later: 24 * HOUR + 1000, code: 'PROOF_EXPIRED' },
    { kind: 'FUTURE', name: 'from the future', tamper: (proof) => proof, later: -HOUR, code: 'PROOF_EXPIRED' },
    {
      name: 'with a time of today over an old signature',
      tamper: changed((launch) => launch.replace(/vk_ts=\d+/, `vk_ts=${NOW / 1000 + 60}`)),
    },
    { name: 'without a time', tamper: () => ({ launch: signedLaunch(without('vk_ts')) }) },
    { kind: 'FIELDS', name: 'with a field that comes twice', tamper: changed((launch) => `${launch}&vk_user_id=666`) },
    { name: 'with a field that comes twice in another encoding', tamper: changed((launch) => `vk%5Fuser_id=666&${launch}`) },
    { kind: 'FIELDS', name: 'with a signed field more', tamper: changed((launch) => `${launch}&vk_group_id=1`) },
    { kind: 'FIELDS', name: 'with a field that nobody signs', tamper: changed((launch) => `${launch}&again=1`) },
    { kind: 'FIELDS', name: 'with a field less', tamper: changed((launch) => launch.replace('vk_is_app_user=1&', '')) },
    { name: 'without a signature', tamper: changed((launch) => launch.replace(/sign=[^&]*&/, '')) },
    { kind: 'USER', name: 'of nobody', tamper: () => ({ launch: signedLaunch({ ...fields, vk_user_id: '0' }) }) },
    { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, again: '1' }) },
  ],
})

/** Published with VK's and others' checkers before launches had a time, so only the signature can be compared. */
const published = [
  [
    'wvl68m4dR1UpLrVRli',
    'vk_user_id=494075&vk_app_id=6736218&vk_is_app_user=1&vk_are_notifications_enabled=1&vk_language=ru&vk_access_token_settings=&vk_platform=android&sign=htQFduJpLxz7ribXRZpDFUH-XEUhC9rBPTJkjUFEkRA',
  ],
  [
    'rkwdOT04kUh28RDEC9zr',
    'vk_access_token_settings=friends%2Cgroups&vk_app_id=6825462&vk_are_notifications_enabled=0&vk_is_app_user=1&vk_language=ru&vk_platform=desktop_web&vk_user_id=19039187&sign=vBBPIysvzccFUn_e55JCGxZBnmxpXeh92XpiAY9gcv8',
  ],
  [
    'btoLEj2VqxDIRIKSp6GZ',
    'vk_access_token_settings=notify&vk_app_id=7518087&vk_are_notifications_enabled=0&vk_is_app_user=1&vk_is_favorite=0&vk_language=ru&vk_platform=desktop_web&vk_ref=other&vk_user_id=102343170&sign=y6WRJ2gcXgvcrHC5fR9RsTptEzUL14zPWs3iX3fk0mc',
  ],
] as const

it.each(published)('signs as VK does in the published examples (%s)', (secret, query) => {
  const given = fieldsOf(query)
  expect(signOf(given, secret)).toBe(given.sign)
})

it('recognises a launch in another order', async () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const { launch } = simulator.proof(simulatedUser, NOW)
  const reversed = launch.split('&').reverse().join('&')
  expect((await server.verify({ launch: reversed }, host)).mark).toBe((await server.verify({ launch }, host)).mark)
})

describe('payments of vk', () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const { asked, changed: change } = itemOf(simulatedOrder)
  const chargeable = (content: Record<string, string> = {}) =>
    notice({ notification_type: 'order_status_change', status: 'chargeable', ...change, ...content })
  const ask = async (given: ReturnType<typeof notice>, bank = simulatedBank()) =>
    JSON.parse((await server.pay.notice(given, host, bank)).body)

  it('start with the nonce as the item', async () => {
    expect(await server.pay.begin(simulatedOrder)).toEqual({ payload: { item: simulatedOrder.nonce } })
    const unpriced = { ...simulatedOrder, product: { ...simulatedOrder.product, prices: {} } }
    await expect(server.pay.begin(unpriced)).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  })

  it('return an order’s price, to its own player only', async () => {
    const get = (content: Record<string, string> = {}) => ask(notice({ notification_type: 'get_item', ...asked, ...content }))
    expect(await get()).toEqual({ response: { item_id: '4211', title: '100 изумрудов', price: 14, expiration: 0 } })
    expect(await get({ item: 'unknown' })).toMatchObject({ error: { error_code: 20, critical: true } })
    expect(await get({ user_id: '666', receiver_id: '666' })).toMatchObject({ error: { error_code: 22 } })
  })

  it('are granted once, with the same reply each time, and taken back', async () => {
    const bank = simulatedBank()
    const bodies = []
    for (let i = 0; i < 3; i++) bodies.push((await server.pay.notice(chargeable(), host, bank)).body)
    expect(new Set(bodies)).toEqual(new Set(['{"response":{"order_id":13211,"app_order_id":4211}}']))
    expect(bank.gems()).toBe(100)
    for (const given of simulator.notices(simulatedOrder, 'REFUND')) await server.pay.notice(given, host, bank)
    expect(bank.gems()).toBe(0)
  })

  it.each([
    ['another price', { item_price: '1' }, 11],
    ['another player', { user_id: '666', receiver_id: '666' }, 22],
    ['another order', { item: 'unknown' }, 20],
    ['an unknown status', { status: 'charged' }, 11],
  ])('are refused for %s', async (_name, content, code) => {
    const bank = simulatedBank()
    expect(await ask(chargeable(content as Record<string, string>), bank)).toMatchObject({ error: { error_code: code, critical: true } })
    expect(bank.gems()).toBe(0)
  })

  it('with test money count only where the operator allows tests, and never for a real order of the same number', async () => {
    const test = chargeable({ notification_type: 'order_status_change_test' })
    expect(await ask(test)).toMatchObject({ error: { error_code: 100 } })
    const bank = simulatedBank(undefined, { testsAllowed: true })
    await ask(test, bank)
    await ask(chargeable(), bank)
    expect(bank.facts.map(({ transactionId }) => transactionId)).toEqual(['test-13211', '13211'])
  })

  it('are accepted only from VK, for our app, and if the payer is also the receiver', async () => {
    const wrong = [
      notice({ notification_type: 'get_item', ...asked }, 'another'),
      { ...chargeable(), body: Buffer.from(chargeable().body.toString().replace('item_price=14', 'item_price=15')) },
      { ...chargeable(), body: Buffer.from(`${chargeable().body}&item_price=1`) },
      { ...chargeable(), body: Buffer.from('') },
      chargeable({ app_id: '1' }),
      chargeable({ receiver_id: '666' }),
    ]
    for (const given of wrong)
      await expect(server.pay.notice(given, host, simulatedBank())).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  })

  it('refuse notices with VK’s own codes', () => {
    const errorOf = (code: Parameters<typeof server.pay.refused>[0]) => JSON.parse(server.pay.refused(code).body).error
    expect(errorOf('PROOF_INVALID')).toMatchObject({ error_code: 10, critical: true })
    expect(errorOf('PLATFORM_UNAVAILABLE')).toMatchObject({ error_code: 2, critical: false })
    expect(server.pay.refused('PROOF_INVALID')).toMatchObject({ status: 200, type: 'application/json; encoding=utf-8' })
  })

  it('of an unsold kind are refused', async () => {
    expect(await ask(notice({ notification_type: 'get_subscription', ...asked }))).toMatchObject({ error: { error_code: 11 } })
  })
})
