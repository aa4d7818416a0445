import type { Currency, Order, PlayerSource } from '@skystair/contract'
import type { Iso, StartedOrder } from '@skystair/platform/server'
import type { BankProduct } from '@skystair/world/areas/bank/rows'
import type { Request } from '../../handlers.ts'
import type { Channel, Platforms } from '../../platforms.ts'
import { refuse } from '../../refusal.ts'
import type { Db, Tx } from '../../storage/db.ts'
import { giftReceiver } from '../bank/gift-purchase.ts'
import { currencyOf } from '../bank/products.ts'
import { asRefusal } from '../platform/identity-proof.ts'
import { identityOf } from '../platform/repository.ts'
import { loadPlayer } from '../player/repository.ts'
import { asOrder, asStarted, beginPurchase } from './purchase.ts'
import { dropPurchase, type PurchaseRow } from './repository.ts'

/** What somebody wants to buy, and by which way. */
export interface Wanted {
  readonly product: BankProduct | undefined
  /** The platform that the page is on; the one that the player came from where left out. */
  readonly source?: PlayerSource | undefined
  /** A provider of the platform's: `xsolla`. */
  readonly provider?: string | undefined
  /** What the provider calls its window or method. */
  readonly method?: string | undefined
  readonly currency?: Currency | undefined
}
type Buyer = Request<{ role: 'PLAYER' }> & { readonly db: Db }

/** The platform that a call is made on: the one it names, the one that the session was proven by, or the one that the player came from. */
export const currentPlatform = async (
  tx: Tx,
  { session, playerId }: Pick<Buyer, 'session' | 'playerId'>,
  named: PlayerSource | undefined,
): Promise<PlayerSource> => named ?? session.source ?? (await loadPlayer(tx, playerId)).source

/** The channel of a provider, or the one that the platform prefers. */
function channelFor(platforms: Platforms, source: PlayerSource, provider: string | undefined): Channel | undefined {
  const channels = platforms.channels(source)
  return provider && provider !== source ? channels.find(({ name }) => name === `${source}/${provider}`) : channels[0]
}

/** What prices are shown in, and what there is to choose from. */
export async function moneyOf(
  tx: Tx,
  { playerId, platforms, now }: Pick<Buyer, 'playerId' | 'platforms' | 'now'>,
  source: PlayerSource,
  { method, currency: asked }: { readonly method?: string | undefined; readonly currency?: Currency | undefined },
): Promise<{ currency: string; currencies: Iso[] }> {
  const known = (await identityOf(tx, source, playerId))?.currency
  const taken = channelFor(platforms, source, method)?.pay.currencies?.(platforms.host(source, now))
  return { currency: currencyOf(source, { asked, known, taken }), currencies: taken && taken.length > 1 ? [...taken] : [] }
}

/** Stores the purchase. Throws PRODUCT_NOT_FOUND, RECEIVER_MISSING, PLATFORM_NOT_SET. */
async function store(tx: Tx, buyer: Buyer, { product, source: named, provider, method, currency }: Wanted) {
  const { playerId, platforms, random, now, config, origin } = buyer
  if (!product) throw refuse('PRODUCT_NOT_FOUND')
  const source = await currentPlatform(tx, buyer, named)
  const channel = channelFor(platforms, source, provider)
  if (!channel) throw refuse('PLATFORM_NOT_SET')
  const receiverId = product.kind === 'GIFT' ? await giftReceiver(tx, playerId, now) : playerId
  const identity = await identityOf(tx, source, playerId)
  const { state } = await loadPlayer(tx, playerId)
  const row = await beginPurchase(tx, { channel, externalId: identity?.external_id ?? null, playerId, receiverId, product, random, now })
  const started = asStarted(row, {
    lang: state.lang,
    returnUrl: config.publicUrl ?? `${origin}/`,
    currency: (await moneyOf(tx, buyer, source, { method: provider, currency })).currency,
    ...(method ? { method } : {}),
  })
  return { row, started, channel }
}

async function ask({ platforms, now, db }: Buyer, channel: Channel, row: PurchaseRow, started: StartedOrder): Promise<Order> {
  try {
    const { url = null, payload } = await channel.pay.begin(started, platforms.host(channel.source, now))
    return asOrder(row, { url, payload })
  } catch (error) {
    // The client got no way to pay for it.
    await db.tx((tx) => dropPurchase(tx, row.id))
    throw asRefusal(error, 'PLATFORM_UNAVAILABLE')
  }
}

/** A handler that begins a purchase: ours first, in a transaction of its own, then the platform's. */
export const begin = <R>(wantedOf: (request: R) => Wanted) => ({
  async prepare(request: Buyer & R) {
    const { row, started, channel } = await request.db.tx((tx) => store(tx, request, wantedOf(request)))
    const order = await ask(request, channel, row, started)
    return async () => order
  },
})
