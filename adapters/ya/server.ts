import { field, freshUntil, hours, onlyFields, RELOADS, texts } from '@skystair/platform/proof'
import {
  type PayServer,
  type PromoCode,
  type Proof,
  type Proven,
  type ServerHost,
  type ServerPlatform,
  ServerRefusal,
} from '@skystair/platform/server'
import { purchasesOf } from './purchases.ts'
import { openSigned } from './signed.ts'

const settings = {
  YA_SECRET: {
    about: 'Yandex Games: the secret key of in-app purchases; without it players are guests and nothing is sold.',
    secret: true,
  },
  YA_MAX_AGE_HOURS: { about: 'Yandex Games: maximum age of a signed player, in hours.', secret: false, otherwise: '24' },
  YA_ID_FIELD: { about: 'Yandex Games: the field of the signed profile that names the player.', secret: false, otherwise: 'uniqueID' },
} as const

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['signature'])
  const signature = field(proof, 'signature')
  const { issuedAt, data } = openSigned(signature, host.needed('YA_SECRET'))
  const profile = Object(data) as Record<string, unknown>
  const externalId = profile[host.needed('YA_ID_FIELD')]
  // A signed purchase names no player, so it proves no identity.
  if (typeof externalId !== 'string' || !externalId) throw new ServerRefusal('PROOF_INVALID', 'The signed text names no player')
  const until = freshUntil(issuedAt * 1000, host.now, hours(host.needed('YA_MAX_AGE_HOURS')))
  const { publicName } = profile
  return {
    externalId,
    until,
    times: RELOADS,
    mark: signature,
    ...(typeof publicName === 'string' && publicName ? { displayName: publicName } : {}),
  }
}

const pay = {
  begin: async ({ nonce }) => {
    return { payload: { developerPayload: nonce } }
  },
  /**
   * A signed purchase names no player: anybody could send it. It is bound by the order's nonce, which only the order's owner received, and
   * by the token, which the bank accepts once.
   */
  settle: async (order, evidence, host) => {
    // Without a receipt the portal has reported nothing, as for a cancelled purchase.
    if (texts(evidence).signature === undefined) return null
    const { data } = openSigned(field(evidence, 'signature'), host.needed('YA_SECRET'))
    const bought = purchasesOf(data).find(({ nonce }) => nonce === order.nonce)
    if (!bought) return null
    // Prices differ by region and promotion; the product is what was signed.
    return { state: 'PAID', transactionId: bought.token, nonce: bought.nonce, productId: bought.productId }
  },
} satisfies PayServer

/** A promo code arrives as a purchase without our nonce, because none of our orders started it. */
async function promoCodes(signature: string, host: ServerHost): Promise<PromoCode[]> {
  const { data } = openSigned(signature, host.needed('YA_SECRET'))
  return purchasesOf(data).flatMap(({ token, productId, nonce }) => (nonce === '' ? [{ token, productId }] : []))
}

/** Yandex Games: players and purchases signed with the game's own key. */
export const server = {
  source: 'ya',
  settings,
  verify,
  pay,
  promoCodes,
} satisfies ServerPlatform
