import { createHash } from 'node:crypto'
import { type Reward, resources } from '@skystair/contract'
import type { PromoCall } from '@skystair/platform/manifest'
import { gainsOf } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Handler, Request } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { productByName } from '../bank/products.ts'
import { asRefusal } from '../platform/identity-proof.ts'
import { lockPlayer } from '../player/change.ts'
import { holderOfPromoCode, usePromoCode } from './repository.ts'

/** Returns the promo codes that the call's platform signed. Throws PROOF_INVALID, PLATFORM_NOT_SET. */
async function signedCodes({
  platforms,
  call,
  now,
  body,
}: Pick<Request<unknown>, 'platforms' | 'call' | 'now'> & { readonly body: { signature: string } }) {
  const { source } = platforms.ownerOf(call)
  const platform = platforms.get(source)
  if (!platform?.promoCodes) throw refuse('PLATFORM_NOT_SET')
  try {
    return await platform.promoCodes(body.signature, platforms.host(source, now))
  } catch (error) {
    throw asRefusal(error, 'PROOF_INVALID')
  }
}

/** Grants the gems of each signed code that nobody has redeemed. Ignores codes for products that the bank does not sell. */
export const savePromoCodes: Handler<PromoCall> = {
  async prepare(request) {
    const codes = await signedCodes(request)
    return async (ctx) => {
      const { tx, playerId, now } = ctx
      const { save } = await lockPlayer(ctx)
      const [tokens, granted]: [string[], Reward[]] = [[], []]
      for (const { token, productId } of codes) {
        const product = productByName(productId)
        if (product?.kind !== 'GEMS') continue
        const hash = createHash('sha256').update(token).digest('hex')
        if (await usePromoCode(tx, hash, playerId, productId, now)) {
          const gift = resources({ mithril: product.gems + product.bonusGems })
          granted.push(...(await grant(tx, playerId, gift, { reason: 'promoCode', ref: `promoCode:${hash}`, now })))
          tokens.push(token)
        } else if ((await holderOfPromoCode(tx, hash)) === playerId) tokens.push(token)
      }
      return { player: await save('purse'), gains: gainsOf(granted), tokens }
    }
  },
}
