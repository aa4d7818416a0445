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

/** Returns the platform's facts about a purchase, from the evidence that the client sent; none while it is not known to be paid. */
async function factsOf({ platforms, now, config, origin }: Asking, purchase: PurchaseRow, lang: 'RU' | 'EN', evidence: Proof) {
  const channel = platforms.channel(purchase.channel)
  if (!channel) throw refuse('PLATFORM_NOT_SET')
  const started = asStarted(purchase, { lang, returnUrl: config.publicUrl ?? `${origin}/` })
  try {
    return [(await channel.pay.settle?.(started, evidence, platforms.host(channel.source, now))) ?? []].flat()
  } catch (error) {
    throw asRefusal(error, 'PROOF_INVALID')
  }
}

/** Applies the fact. After the commit, sends live events and asks the platform to consume the purchase. */
async function settled(ctx: Answering, purchase: PurchaseRow, fact: PaymentFact, evidence: Proof): Promise<Order> {
  const { tx, now, random, config, platforms } = ctx
  const {
    applied,
    changed,
    purchase: after,
  } = await apply(tx, fact, { channel: purchase.channel, testsAllowed: config.testPayments, random, now }, purchase.id)
  const code = refused[applied]
  if (code) throw refuse(code)
  // The request pipeline notifies the player's own sessions; a gift or an inviter's share also changes another player.
  const others = await clientsOf(
    tx,
    changed.filter((id) => id !== ctx.playerId),
    now,
  )
  ctx.after((bus) => publishPlayerChanged(bus, others))
  const channel = platforms.channel(purchase.channel)
  // May fail: then the purchase stays unconfirmed on the platform, and is settled and confirmed at the next start.
  if (fact.state === 'PAID') ctx.after(() => channel?.pay.consume?.(fact, evidence, platforms.host(channel.source, now)))
  const mine = after?.player_id === ctx.playerId ? after : purchase
  return asOrder(mine)
}

/**
 * Returns a handler that checks the purchases that `find` returns, one after another, until the evidence matches one. Throws ORDER_NOT_FOUND if there are
 * none.
 */
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
      const facts = (await factsOf(request, purchase, lang, evidence)).filter(
        ({ productId = purchase.product_id }) => productId === purchase.product_id,
      )
      if (facts.length > 0)
        return async (ctx: Answering) => {
          let order = asOrder(purchase)
          for (const fact of facts) order = await settled(ctx, purchase, fact, evidence)
          return order
        }
    }
    return async () => asOrder(first)
  },
})
