import { noTime, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { fieldsOf } from '@skystair/platform/proof'
import type { Proof } from '@skystair/platform/server'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedProduct } from '@skystair/platform/simulator'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { authKeyOf, server } from './server.ts'
import { notice, paymentOf, signedFields, simulator, written } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const changed =
  (change: (launch: string) => string) =>
  ({ launch = '' }: Proof): Proof => ({ launch: change(launch) })

testManifest({ manifest, server, simulator })

testServerPlatform('foto', {
  server,
  simulator,
  without: noTime,
  signs: {
    fields: ({ id }) => signedFields(id),
    sign: ({ viewerId = '' }) => ({ launch: written(signedFields(viewerId)) }),
    user: 'viewerId',
    joiner: '_',
    values: ['apiId', 'viewerId'],
  },
  tamperings: [
    { kind: 'BYTE', name: 'with one byte of the id changed', tamper: changed((launch) => launch.replace('279058397', '279058398')) },
    { kind: 'BYTE', name: 'with one byte of the signature changed', tamper: changed((launch) => launch.replace(/authKey=./, 'authKey=x')) },
    {
      kind: 'BYTE',
      name: 'with its signature in capitals',
      tamper: ({ launch = '' }) => ({ launch: written({ ...fieldsOf(launch), authKey: fieldsOf(launch).authKey!.toUpperCase() }) }),
    },
    { kind: 'KEY', name: 'signed with another key', tamper: (_, { id }) => ({ launch: written(signedFields(id, 'skystair', 'another')) }) },
    { kind: 'KEY', name: 'under another key', tamper: (proof) => proof, settings: { FOTO_SECRET: 'another' } },
    { kind: 'GAME', name: 'of another game', tamper: (_, { id }) => ({ launch: written(signedFields(id, 'other')) }) },
    { kind: 'GAME', name: 'for another game', tamper: (proof) => proof, settings: { FOTO_APP_ID: 'other' } },
    { name: 'whose player contains a part of the game’s name', tamper: changed((launch) => launch.replace('viewerId=', 'viewerId=_')) },
    { kind: 'FIELDS', name: 'with a field that comes twice', tamper: changed((launch) => `${launch}&viewerId=666`) },
    { name: 'with a field that comes twice in another encoding', tamper: changed((launch) => `viewer%49d=666&${launch}`) },
    { kind: 'FIELDS', name: 'with a field that nobody signs', tamper: changed((launch) => `${launch}&again=1`) },
    { name: 'without a signature', tamper: changed((launch) => launch.replace(/authKey=[^&]*&/, '')) },
    { kind: 'USER', name: 'of nobody', tamper: () => ({ launch: written(signedFields('0')) }) },
    { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, again: '1' }) },
  ],
})

it('signs the player as in the worked example', () => {
  expect(authKeyOf('mygame', '104', 'SERVERKEY')).toBe('215793e42f9e68eb416514cc427d7802')
})

describe('payments of foto', () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const order = { ...simulatedOrder, product: { ...simulatedProduct, prices: { FM: 99 } } }
  const payment = paymentOf(order)
  const tell = async (content: Record<string, string>, bank = simulatedBank([order])) =>
    JSON.parse((await server.pay.notice(notice({ ...payment, ...content }), host, bank)).body)

  it('start with what the portal’s window shows', async () => {
    expect(await server.pay.begin(order)).toEqual({
      payload: { itemId: 'gems_100', name: '100 изумрудов', priceFmCents: '9900', forwardData: order.nonce },
    })
    await expect(server.pay.begin({ ...order, product: simulatedProduct })).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  })

  it('are granted once, with the same reply however often they are reported', async () => {
    const bank = simulatedBank([order])
    for (let i = 0; i < 3; i++) expect(await tell({}, bank)).toEqual({ result: 1, transactionId: 4211 })
    expect(bank.gems()).toBe(100)
  })

  it.each([
    ['another price', { priceFmCents: '1' }],
    ['a price a hundredth off', { priceFmCents: '9901' }],
    ['another item', { itemId: 'gems_500' }],
    ['another player', { appUid: '666', receiverId: '666' }],
    ['somebody else', { receiverId: '666' }],
    ['another order', { forwardData: 'unknown' }],
    ['play money', { isDebug: '1' }],
  ])('are refused for good for %s', async (_name, content) => {
    const bank = simulatedBank([order])
    expect(await tell(content as Record<string, string>, bank)).toEqual({ result: 0, isTemp: 0 })
    expect(bank.gems()).toBe(0)
  })

  it('are accepted from the portal only, and only once their key is set', async () => {
    const good = notice(payment)
    const wrong = [
      notice(payment, 'another'),
      { ...good, body: Buffer.from(good.body.toString().replace('9900', '9901')) },
      { ...good, body: Buffer.from(`${good.body}&appUid=666`) },
      { ...good, body: Buffer.from('') },
    ]
    for (const given of wrong)
      await expect(server.pay.notice(given, host, simulatedBank([order]))).rejects.toMatchObject({ code: 'PROOF_INVALID' })
    const unset = simulatedHost(server, simulator, { now: NOW, settings: { FOTO_PAYMENT_KEY: undefined } })
    await expect(server.pay.notice(good, unset, simulatedBank([order]))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  })

  it('ask the portal to repeat a notice only if that may help', () => {
    expect(JSON.parse(server.pay.refused('PROOF_INVALID').body)).toEqual({ result: 0, isTemp: 0 })
    expect(JSON.parse(server.pay.refused('PLATFORM_UNAVAILABLE').body)).toEqual({ result: 0, isTemp: 1 })
  })
})
