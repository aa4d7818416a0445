import { readFileSync } from 'node:fs'
import { HOUR } from '@skystair/contract/time'
import { signsJson, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { ServerRefusal } from '@skystair/platform/server'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { describe, expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { openSigned } from './signed.ts'
import { purchaseOf, signed, simulator } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const profile = (id: string) => ({ id: `old-${id}`, uniqueID: id, publicName: 'Влад & Co' })
const bodyOf = (signature = '') => signature.split('.')[1] ?? ''
const signOnly = (signature = '') => signature.split('.')[0] ?? ''

testManifest({ manifest, server, simulator })

testServerPlatform('ya', {
  server,
  reloads: true,
  simulator,
  without: signsJson,
  tamperings: [
    {
      kind: 'BYTE',
      name: 'with one byte of the profile changed',
      tamper: ({ signature }) => ({ signature: `${signOnly(signature)}.f${bodyOf(signature).slice(1)}` }),
    },
    {
      kind: 'BYTE',
      name: 'with one byte of the signature changed',
      tamper: ({ signature = '' }) => ({ signature: (signature[0] === 'A' ? 'B' : 'A') + signature.slice(1) }),
    },
    { kind: 'KEY', name: 'signed with another key', tamper: (_, { id }) => ({ signature: signed(profile(id), NOW, 'another') }) },
    { kind: 'GAME', name: 'of another game', tamper: (proof) => proof, settings: { YA_SECRET: 'the key of another game' } },
    { kind: 'EXPIRED', name: 'that is too old', tamper: (proof) => proof, later: 24 * HOUR + 5000, code: 'PROOF_EXPIRED' },
    { kind: 'FUTURE', name: 'from the future', tamper: (proof) => proof, later: -HOUR, code: 'PROOF_EXPIRED' },
    {
      kind: 'USER',
      name: 'with another player’s profile under the signature',
      tamper: ({ signature }) => ({ signature: `${signOnly(signature)}.${bodyOf(signed(profile('666'), NOW))}` }),
    },
    { name: 'without a signature', tamper: ({ signature }) => ({ signature: bodyOf(signature) }) },
    { name: 'with a third part', tamper: ({ signature }) => ({ signature: `${signature}.x` }) },
    { name: 'in another spelling, which would make it look new', tamper: ({ signature }) => ({ signature: `${signature}\n` }) },
    { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, again: '1' }) },
    { name: 'that is a signed purchase', tamper: () => ({ signature: signed(purchaseOf(simulatedOrder), NOW) }) },
    { kind: 'USER', name: 'whose profile names nobody', tamper: () => ({ signature: signed({ publicName: 'x' }, NOW) }) },
  ],
})

describe('signed purchases of ya', () => {
  const host = simulatedHost(server, simulator, { now: NOW })
  const settle = (evidence: Record<string, string>) => server.pay.settle(simulatedOrder, evidence, host)

  it('are signed as the portal’s documents show', () => {
    // The example of the documents, in a file of its own because it is long.
    const { key, signature } = JSON.parse(readFileSync(new URL('./vector.json', import.meta.url), 'utf8'))
    expect(openSigned(signature, key)).toMatchObject({
      issuedAt: 1571233371,
      data: { token: 'd85ae0b1-9166-4fbb-bb38-6d2a4ca4416d', product: { id: 'noads' } },
    })
    expect(() => openSigned(signature, 't0p$ecres')).toThrow(ServerRefusal)
  })

  it('without a nonce of ours are promo codes, whose signature is checked as well', async () => {
    const [bought, code] = [purchaseOf(simulatedOrder), { ...purchaseOf(simulatedOrder), token: 'code-1', developerPayload: '' }]
    expect(await server.promoCodes(signed([bought, code], NOW), host)).toEqual([{ token: 'code-1', productId: 'gems_100' }])
    await expect(server.promoCodes(signed([code], NOW, 'another'), host)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  })

  it('pass the order’s nonce through the portal', async () => {
    expect(await server.pay.begin(simulatedOrder)).toEqual({ payload: { developerPayload: simulatedOrder.nonce } })
  })

  it('are granted once, however often the receipt is sent', async () => {
    const bank = simulatedBank()
    const fact = await settle(simulator.evidence(simulatedOrder, NOW))
    expect(fact).toEqual({ state: 'PAID', transactionId: 'simulated-token-4211', nonce: simulatedOrder.nonce, productId: 'gems_100' })
    expect([await bank.apply(fact!), await bank.apply(fact!)]).toEqual(['DONE', 'REPEATED'])
    expect(bank.gems()).toBe(100)
  })

  it('are found in the list of those not consumed yet', async () => {
    const [mine, other] = [purchaseOf(simulatedOrder), { ...purchaseOf(simulatedOrder), token: 't2', developerPayload: 'other' }]
    expect(await settle({ signature: signed([other, mine], NOW) })).toMatchObject({ transactionId: mine.token })
    expect(await settle({ signature: signed([other], NOW) })).toBeNull()
    expect(await settle({ signature: signed([null, 7, {}], NOW) })).toBeNull()
  })

  it('are refused with another key, and if they were changed', async () => {
    const { signature } = simulator.evidence(simulatedOrder, NOW)
    await expect(settle({ signature: signed(purchaseOf(simulatedOrder), NOW, 'another') })).rejects.toMatchObject({ code: 'PROOF_INVALID' })
    await expect(
      settle({ signature: `${signOnly(signature)}.${bodyOf(signed({ ...purchaseOf(simulatedOrder), token: 't3' }, NOW))}` }),
    ).rejects.toMatchObject({ code: 'PROOF_INVALID' })
    expect(await settle({})).toBeNull()
    await expect(settle({ signature: '' })).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  })

  it('are not granted if the portal signed that they failed', async () => {
    for (const failure of [{ status: 'error' }, { errorCode: 'technical_error' }])
      expect(await settle({ signature: signed({ ...purchaseOf(simulatedOrder), ...failure }, NOW) })).toBeNull()
  })

  it('of another product are not granted as this one', async () => {
    const cheap = { ...purchaseOf(simulatedOrder), product: { id: 'gems_10' } }
    expect(await simulatedBank().apply((await settle({ signature: signed(cheap, NOW) }))!)).toBe('OTHER_PRODUCT')
  })

  it('prove no identity', async () => {
    await expect(server.verify(simulator.evidence(simulatedOrder, NOW), host)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
    expect((await server.verify(simulator.proof(simulatedUser, NOW), host)).until).toBe(Math.floor(NOW / 1000) * 1000 + 24 * HOUR)
  })
})
