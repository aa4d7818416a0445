import { testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { expect, it } from 'vitest'
import { manifest, prices } from './manifest.ts'
import { server } from './server.ts'
import { harbourSigned, receiptFields, simulator, ticketFields } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const HOUR = 3_600_000
const fields = ticketFields(simulatedUser, NOW)
const ticket = (text: string) => ({ ticket: text })
const flipped = (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')

testManifest({ manifest, server, simulator })

testServerPlatform('harbour', {
  server,
  simulator,
  signs: {
    fields: ticketFields,
    sign: (signed) => ticket(harbourSigned(signed)),
    user: 'player',
    joiner: '&',
    escaped: true,
  },
  vectors: [
    {
      name: 'the example of its documents',
      proof: ticket(
        'about=player&game=skystair&player=42&name=Ada&time=1767323045&sign=7b4d1d9286f28902c3ab4692e7658ad59fe2a4eda9e9cdde26f03d9888afe8d1',
      ),
      settings: { HARBOUR_GAME: 'skystair', HARBOUR_SECRET: 'example-secret' },
      now: 1_767_323_045_000,
      externalId: '42',
    },
  ],
  tamperings: [
    { kind: 'BYTE', name: 'with one byte changed', tamper: (proof) => ticket(flipped(proof.ticket!)) },
    { kind: 'KEY', name: 'of another key', tamper: () => ticket(harbourSigned(fields, 'another key')) },
    { kind: 'EXPIRED', name: 'that is too old', tamper: (proof) => proof, later: HOUR + 1000, code: 'PROOF_EXPIRED' },
    { kind: 'FUTURE', name: 'from the future', tamper: (proof) => proof, later: -HOUR, code: 'PROOF_EXPIRED' },
    { kind: 'GAME', name: 'of another game', tamper: (proof) => proof, settings: { HARBOUR_GAME: 'other' } },
    { kind: 'USER', name: 'with another player written in', tamper: (proof) => ticket(proof.ticket!.replace(simulatedUser.id, '1')) },
    { kind: 'FIELDS', name: 'with a field twice', tamper: () => ticket(harbourSigned(fields).replace('&name=', '&player=1&name=')) },
    {
      kind: 'FIELDS',
      name: 'with its fields in another order',
      tamper: (proof) => ticket(proof.ticket!.replace(/^(about=player)&(game=skystair)/, '$2&$1')),
    },
    { name: 'that is a receipt', tamper: () => ticket(harbourSigned({ ...receiptFields(simulatedOrder), time: fields.time!, name: 'x' })) },
    { name: 'without a time', tamper: () => ticket(harbourSigned({ ...fields, time: '' })) },
    { name: 'with something beside the ticket', tamper: (proof) => ({ ...proof, player: '1' }) },
  ],
})

/** An order with its price in shells. */
const order = { ...simulatedOrder, product: { ...simulatedOrder.product, prices: { SHELL: prices.gems_100 } } }
const host = (settings = {}) => simulatedHost(server, simulator, { now: NOW, settings })

it('passes our order’s nonce to the shop, and starts no purchase without its key', async () => {
  expect(await server.pay.begin(simulatedOrder, host())).toEqual({ payload: { tag: simulatedOrder.nonce } })
  await expect(server.pay.begin(simulatedOrder, host({ HARBOUR_SECRET: undefined }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})

it('grants a receipt once, however often it is sent', async () => {
  const bank = simulatedBank([order])
  for (const applied of ['DONE', 'REPEATED']) {
    const fact = await server.pay.settle!(simulatedOrder, await simulator.evidence(simulatedOrder), host())
    expect(await bank.apply(fact!)).toBe(applied)
  }
  expect(bank.gems()).toBe(100)
})

it('grants nothing for another order, player, product or sum', async () => {
  const bank = simulatedBank([order])
  const good = receiptFields(simulatedOrder)
  for (const [change, applied] of [
    [{ tag: 'other' }, 'NO_ORDER'],
    [{ player: '1' }, 'OTHER_PLAYER'],
    [{ item: 'gems_1000' }, 'OTHER_PRODUCT'],
    [{ shells: '1' }, 'OTHER_AMOUNT'],
  ] as const) {
    const fact = await server.pay.settle!(simulatedOrder, { receipt: harbourSigned({ ...good, ...change }) }, host())
    expect(await bank.apply(fact!)).toBe(applied)
  }
  expect(bank.gems()).toBe(0)
})

it('refuses receipts that Harbour did not sign or of another kind, and waits if there is none', async () => {
  const settle = (evidence: Record<string, string>) => server.pay.settle!(simulatedOrder, evidence, host())
  const good = receiptFields(simulatedOrder)
  for (const receipt of [
    harbourSigned(good, 'another key'),
    flipped(harbourSigned(good)),
    harbourSigned({ ...good, about: 'player' }),
    harbourSigned({ ...good, game: 'other' }),
    harbourSigned({ ...good, shells: '99.00' }),
    harbourSigned({ ...good, transaction: '' }),
    '',
  ])
    await expect(settle({ receipt })).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(await settle({})).toBeNull()
})
