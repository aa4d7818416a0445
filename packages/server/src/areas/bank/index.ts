import { contract, type PlayerSource } from '@skystair/contract'
import { purseOf } from '../../economy/purse.ts'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { adverts } from '../advert/advert.ts'
import { apply, takeGranted } from '../payment/apply.ts'
import { moneyOf, standingOn } from '../payment/begin.ts'
import { beginPurchase, type PurchaseRow } from '../payment/purchase.ts'
import { customerOf } from '../player/customer.ts'
import { presentPlayer } from '../player/present.ts'
import { loadPlayer } from '../player/repository.ts'
import { statusOf } from './membership.ts'
import { offersFor, takeOffer } from './offers.ts'
import { asOption, productById, productsOf } from './products.ts'

const DAY = 86_400_000
/** Receipts of pretended purchases are kept apart from any platform's. */
const PRETENDED = 'test'

/** The part of a channel's name that a client names it by. */
const methodOf = (name: string, source: PlayerSource) => (name === source ? source : name.slice(source.length + 1))

export const bank = handlers(contract.bank, {
  'GET /api/shop/bank/info': async (ctx) => {
    const { tx, playerId, now, platforms, query } = ctx
    const source = await standingOn(tx, ctx, query.source)
    const visit = { tx, now, customer: await customerOf(tx, await loadPlayer(tx, playerId), now) }
    const { bonusPoints } = await purseOf(tx, playerId)
    const { currency, currencies } = await moneyOf(tx, ctx, source, query)
    return {
      bankOptions: productsOf('GEMS').map((product) => asOption(product, currency)),
      bankGifts: await offersFor(visit, 'GIFT'),
      freeOptions: await offersFor(visit, 'FREE'),
      bonusStatusInfo: statusOf(bonusPoints),
      rewardedInfo: await adverts(tx, playerId, now),
      methods: platforms.channels(source).map(({ name }) => methodOf(name, source)),
      currencies,
    }
  },
  'GET /api/shop/bank/purchase/info': async ({ tx, playerId, now }) => {
    const rows = await tx.all<PurchaseRow>(
      `select * from purchase where (player_id = ? and state = 'STARTED' and cancelled = 0 and created_at > ?)
       or (receiver_id = ? and state = 'GEMS_GRANTED') order by id desc limit 50`,
      [playerId, now - DAY, playerId],
    )
    return rows.map(({ id, product_id, gems, state, created_at, player_id, receiver_id }) => ({
      id,
      productId: product_id,
      gems,
      state,
      at: created_at,
      buyerId: player_id,
      receiverId: receiver_id,
    }))
  },
  'GET /api/shop/bank/bonus/status/info': async ({ tx, playerId }) => statusOf((await purseOf(tx, playerId)).bonusPoints),
  'POST /api/shop/bank/gems/take': async ({ tx, playerId, now }) => {
    await loadPlayer(tx, playerId, { lock: true })
    const amount = await takeGranted(tx, playerId, now)
    if (amount === 0) throw refuse('REWARD_NOT_READY')
    return { player: await presentPlayer(tx, playerId, now), gains: [{ kind: 'mithril', amount }] }
  },
  'POST /api/shop/bank/gift/{id}/take': (ctx) => takeOffer(ctx, 'GIFT', ctx.params.id),
  'POST /api/shop/bank/free/{id}/take': (ctx) => takeOffer(ctx, 'FREE', ctx.params.id),
  'GET /api/shop/bank/buy/{id}': async ({ tx, playerId, now, random, config, params }) => {
    if (!config.testPurchases) throw refuse('FORBIDDEN')
    const product = productById(params.id)
    if (product?.kind !== 'GEMS') throw refuse('PRODUCT_NOT_FOUND')
    const { source } = await loadPlayer(tx, playerId, { lock: true })
    const channel = { name: PRETENDED, source }
    const purchase = await beginPurchase(tx, { channel, externalId: null, playerId, receiverId: playerId, product, random, now })
    const fact = { state: 'PAID', transactionId: String(purchase.id), nonce: purchase.nonce, test: true } as const
    await apply(tx, fact, { channel: PRETENDED, testsAllowed: true, random, now })
    const amount = await takeGranted(tx, playerId, now)
    return { player: await presentPlayer(tx, playerId, now), gains: [{ kind: 'mithril', amount }] }
  },
})
