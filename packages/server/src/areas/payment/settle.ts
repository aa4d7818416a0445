import type { Order } from '@skystair/contract'
import type { Applied, PaymentFact, Proof } from '@skystair/platform/server'
import type { Context, Request } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { clientsOf, publishPlayerChanged } from '../../session/player-changed.ts'
import type { Db, Tx } from '../../storage/db.ts'
import { asRefusal } from '../platform/identity-proof.ts'
import { loadPlayer } from '../player/repository.ts'
import { apply } from './apply.ts'
import { asOrder, asStarted } from './purchase.ts'
import type { PurchaseRow } from './repository.ts'

export type Asking = Request<{ role: 'PLAYER' }> & { readonly db: Db }
type Answering = Context<{ role: 'PLAYER' }>

const refused: Partial<Record<Applied, 'ORDER_NOT_FOUND' | 'PAYMENT_REFUSED'>> = {
  NO_ORDER: 'ORDER_NOT_FOUND',
  OTHER_PLAYER: 'PAYMENT_REFUSED',
  OTHER_AMOUNT: 'PAYMENT_REFUSED',
  OTHER_PRODUCT: 'PAYMENT_REFUSED',
  TEST_REFUSED: 'PAYMENT_REFUSED',
}

/** What the platform says of a purchase, with the evidence that the client sent: null while nothing says that it was paid. */
async function factOf({ platforms, now, config, origin }: Asking, purchase: PurchaseRow, lang: 'RU' | 'EN', evidence: Proof) {
  const channel = platforms.channel(purchase.channel)
  if (!channel) throw refuse('PLATFORM_NOT_SET')
  const started = asStarted(purchase, { lang, returnUrl: config.publicUrl ?? `${origin}/` })
  try {
    return (await channel.pay.settle?.(started, evidence, platforms.host(channel.source, now))) ?? null
  } catch (error) {
    throw asRefusal(error, 'PROOF_INVALID')
  }
}

/** Applies the fact. Once that is committed, clients get a live event, and the platform is asked to consume the purchase. */
async function settled(ctx: Answering, purchase: PurchaseRow, fact: PaymentFact, evidence: Proof): Promise<Order> {
  const { tx, now, random, config, platforms } = ctx
  const {
    applied,
    changed,
    purchase: after,
  } = await apply(tx, fact, { channel: purchase.channel, testsAllowed: config.testPayments, random, now }, purchase.id)
  const code = refused[applied]
  if (code) throw refuse(code)
  // The request pipeline notifies the player's own sessions; a gift or an inviter's share changes somebody else.
  const others = await clientsOf(
    tx,
    changed.filter((id) => id !== ctx.playerId),
    now,
  )
  ctx.after((bus) => publishPlayerChanged(bus, others))
  const channel = platforms.channel(purchase.channel)
  // May fail: the purchase then stays unconfirmed on the platform, and is settled and confirmed again at the next start.
  if (fact.state === 'PAID') ctx.after(() => channel?.pay.consume?.(fact, evidence, platforms.host(channel.source, now)))
  const mine = after?.player_id === ctx.playerId ? after : purchase
  return asOrder(mine)
}

/** A handler that has purchases checked, one after the other, until evidence fits one. `find` returns them. Throws ORDER_NOT_FOUND where there are none. */
export const settle = <R>(find: (tx: Tx, request: Asking & R) => Promise<PurchaseRow[]>) => ({
  async prepare(request: Asking & R & { readonly body: { readonly evidence?: Proof } }) {
    const { db, playerId } = request
    const evidence = request.body.evidence ?? {}
    const { purchases, lang } = await db.tx(async (tx) => ({
      purchases: await find(tx, request),
      lang: (await loadPlayer(tx, playerId)).state.lang,
    }))
    const first = purchases[0]
    if (!first) throw refuse('ORDER_NOT_FOUND')
    for (const purchase of purchases) {
      const fact = await factOf(request, purchase, lang, evidence)
      if (fact && (fact.productId === undefined || fact.productId === purchase.product_id))
        return (ctx: Answering) => settled(ctx, purchase, fact, evidence)
    }
    return async () => asOrder(first)
  },
})
