import { createHmac } from 'node:crypto'
import { equalText, field, fieldsOf, freshUntil, onlyFields, texts, wholeNumber } from '@skystair/platform/proof'
import { type PayServer, type Proof, type Proven, type ServerHost, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'

const HOUR = 3_600_000

/** Returns Harbour's signature: HMAC-SHA256 of the text, in hex. */
export const harbourSign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex')

/**
 * Returns the fields that Harbour signed: `…&sign=<hex>`. `about` prevents that a receipt is accepted as a ticket. Throws PROOF_INVALID.
 */
function signedFields(text: string, about: 'player' | 'purchase', host: ServerHost): Record<string, string> {
  const [game, secret] = [host.needed('HARBOUR_GAME'), host.needed('HARBOUR_SECRET')]
  const [, signed = '', sign = ''] = /^(.*)&sign=([0-9a-f]{64})$/s.exec(text) ?? []
  if (!equalText(sign, harbourSign(signed, secret))) throw new ServerRefusal('PROOF_INVALID', 'Not signed by Harbour')
  const fields = fieldsOf(signed)
  if (field(fields, 'about') !== about) throw new ServerRefusal('PROOF_INVALID', 'Signed for something else')
  if (field(fields, 'game') !== game) throw new ServerRefusal('PROOF_INVALID', 'Signed for another game')
  return fields
}

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['ticket'])
  const fields = signedFields(field(proof, 'ticket'), 'player', host)
  const until = freshUntil(wholeNumber(fields, 'time') * 1000, host.now, HOUR)
  return { externalId: field(fields, 'player'), displayName: field(fields, 'name'), until }
}

const pay = {
  async begin({ nonce }, host) {
    host.needed('HARBOUR_SECRET')
    return { payload: { tag: nonce } }
  },
  async settle(_order, evidence, host) {
    // Without evidence nothing shows that it was paid.
    if (texts(evidence).receipt === undefined) return null
    onlyFields(evidence, ['receipt'])
    const fields = signedFields(field(evidence, 'receipt'), 'purchase', host)
    // Our bank compares each of these with the order.
    return {
      state: 'PAID',
      transactionId: field(fields, 'transaction'),
      nonce: field(fields, 'tag'),
      productId: field(fields, 'item'),
      externalId: field(fields, 'player'),
      amount: { currency: 'SHELL', value: wholeNumber(fields, 'shells') },
    }
  },
} satisfies PayServer

/** Harbour: players by signed tickets, purchases by signed receipts. */
export const server = {
  source: 'harbour',
  settings: {
    HARBOUR_GAME: { about: 'Harbour: the game’s id there.', secret: false },
    HARBOUR_SECRET: { about: 'Harbour: the key that signs tickets and receipts.', secret: true },
  },
  verify,
  pay,
} satisfies ServerPlatform
