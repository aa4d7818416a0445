import type { Currency, Order, PlayerSource } from '@skystair/contract'
import type { Iso, StartedOrder } from '@skystair/platform/server'
import type { BankProduct } from '@skystair/world/areas/bank/rows'
import type { Request } from '../../handlers.ts'
import type { Channel, Platforms } from '../../platforms.ts'
import { refuse } from '../../refusal.ts'
import type { Db, Tx } from '../../storage/db.ts'
import { giftReceiver } from '../bank/gift-purchase.ts'
import { currencyOf, pricesOf, withBonus } from '../bank/products.ts'
import { gemsBonusFor } from '../offer/open.ts'
import { asRefusal } from '../platform/identity-proof.ts'
import { identityOf } from '../platform/repository.ts'
import { loadPlayer } from '../player/repository.ts'
import { asOrder, asStarted, beginPurchase } from './purchase.ts'
import { dropPurchase, type PurchaseRow } from './repository.ts'

/** The product that a player wants to buy, and the way to pay. */
export interface Wanted {
  readonly product: BankProduct | undefined
  /** The platform of the page; by default the player's own. */
  readonly source?: PlayerSource | undefined
  /** A payment provider of the platform: `xsolla`. */
  readonly provider?: string | undefined
  /** The provider's name for its window or method. */
  readonly method?: string | undefined
  readonly currency?: Currency | undefined
}
type Buyer = Request<{ role: 'PLAYER' }> & { readonly db: Db }

/** Returns the platform of a call: the one it names, else the one that verified the session, else the player's own. */
export const currentPlatform = async (
  tx: Tx,
  { session, playerId }: Pick<Buyer, 'session' | 'playerId'>,
  named: PlayerSource | undefined,
): Promise<PlayerSource> => named ?? session.source ?? (await loadPlayer(tx, playerId)).source

/** Returns the channel of a provider, or else the platform's preferred one. */
function channelFor(platforms: Platforms, source: PlayerSource, provider: string | undefined): Channel | undefined {
  const channels = platforms.channels(source)
  return provider && provider !== source ? channels.find(({ name }) => name === `${source}/${provider}`) : channels[0]
}

/** Returns the currency of the prices and those to choose from. */
export async function moneyOf(
  tx: Tx,
  { playerId, platforms, now }: Pick<Buyer, 'playerId' | 'platforms' | 'now'>,
  source: PlayerSource,
  { method, currency: asked }: { readonly method?: string | undefined; readonly currency?: Currency | undefined },
): Promise<{ currency: string; currencies: Iso[] }> {
  const known = (await identityOf(tx, source, playerId))?.currency
  const taken = channelFor(platforms, source, method)?.pay.currencies?.(platforms.host(source, now))
  return {
    currency: currencyOf(platforms.manifest(source), { asked, known, taken }),
    currencies: taken && taken.length > 1 ? [...taken] : [],
  }
}

/** Stores the purchase. Throws PRODUCT_NOT_FOUND, RECEIVER_MISSING, PLATFORM_NOT_SET. */
async function store(tx: Tx, buyer: Buyer, { product, source: named, provider, method, currency }: Wanted) {
  const { playerId, platforms, random, now, config, origin } = buyer
  if (!product) throw refuse('PRODUCT_NOT_FOUND')
  const source = await currentPlatform(tx, buyer, named)
  const channel = channelFor(platforms, source, provider)
  if (!channel) throw refuse('PLATFORM_NOT_SET')
  const prices = pricesOf(product, platforms.manifest(source))
  const { currency: paidIn } = await moneyOf(tx, buyer, source, { method: provider, currency })
  if (prices[paidIn] === undefined) throw refuse('PRODUCT_NOT_FOUND')
  const receiverId = product.kind === 'GIFT' ? await giftReceiver(tx, playerId, now) : playerId
  const identity = await identityOf(tx, source, playerId)
  const player = await loadPlayer(tx, playerId)
  const externalId = identity?.external_id ?? null
  const sold = withBonus(product, gemsBonusFor(player, now))
  const row = await beginPurchase(tx, { channel, externalId, playerId, receiverId, product: sold, prices, random, now })
  const started = asStarted(row, {
    lang: player.state.lang,
    returnUrl: config.publicUrl ?? `${origin}/`,
    currency: paidIn,
    ...(method ? { method } : {}),
  })
  return { row, started, channel }
}

async function ask({ platforms, now, db }: Buyer, channel: Channel, row: PurchaseRow, started: StartedOrder): Promise<Order> {
  try {
    const { url = null, payload } = await channel.pay.begin(started, platforms.host(channel.source, now))
    return asOrder(row, { url, payload })
  } catch (error) {
    // The client received no way to pay for it.
    await db.tx((tx) => dropPurchase(tx, row.id))
    throw asRefusal(error, 'PLATFORM_UNAVAILABLE')
  }
}

/** Returns a handler that starts a purchase: first in our database, in its own transaction, then on the platform. */
export const begin = <R>(wantedOf: (request: R) => Wanted) => ({
  async prepare(request: Buyer & R) {
    const { row, started, channel } = await request.db.tx((tx) => store(tx, request, wantedOf(request)))
    const order = await ask(request, channel, row, started)
    return async () => order
  },
})
