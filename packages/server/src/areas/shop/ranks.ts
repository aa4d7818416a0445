import type { Creature, PlayerChange, Price, RankOffer, RankRefusal, ShopRow } from '@skystair/contract'
import { isRankFinished, withRank } from '@skystair/rules'
import { world } from '@skystair/world'
import { MONASTERY_RANK, monastery, monasteryPrice, rankPrice, rankShop } from '@skystair/world/areas/shop/rows'
import { type Customer, lockOf } from '../../economy/condition.ts'
import { sell } from '../../economy/offers.ts'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { figuresOf } from '../hero/figures.ts'
import { heroById } from '../hero/hero-by-id.ts'
import { ranksFor } from '../hero/ranks.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer } from '../player/repository.ts'

type Base = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }

/** A shop that raises heroes to higher ranks. */
interface Teacher {
  readonly shop: ShopRow
  /** Name in limits and references of the ledger. */
  readonly name: 'caviarRank' | 'monastery'
  readonly toRank: (hero: Creature) => number
  readonly price: (hero: Creature) => Price[]
  /** Why it cannot raise this hero; null if it can. */
  readonly refusal: (hero: Creature) => Exclude<RankRefusal, 'OFFER_LOCKED'> | null
}

/** Raises one rank at a time, up to the hero's own highest. */
export const caviarRanks: Teacher = {
  shop: rankShop,
  name: 'caviarRank',
  toRank: ({ rank }) => rank + 1,
  price: ({ rank }) => rankPrice(rank + 1),
  refusal: (hero) => (isRankFinished(hero) ? 'RANK_FINISHED' : null),
}

/** Raises a hero from its own highest rank to the monastery's. */
export const monk: Teacher = {
  shop: monastery,
  name: 'monastery',
  toRank: ({ rank }) => Math.max(rank, MONASTERY_RANK),
  price: ({ rank }) => (rank >= MONASTERY_RANK ? [] : monasteryPrice(rank)),
  refusal: ({ rank, maxRank }) => (rank >= MONASTERY_RANK ? 'RANK_FINISHED' : rank < maxRank ? 'RANK_NOT_READY' : null),
}

function offerOf(teacher: Teacher, hero: Creature, customer: Customer): RankOffer {
  const { condition } = teacher.shop
  const toRank = teacher.toRank(hero)
  return {
    id: hero.id,
    creatureId: hero.id,
    fromRank: hero.rank,
    toRank,
    price: teacher.price(hero),
    minStair: condition.stair ?? 0,
    before: figuresOf(hero),
    after: figuresOf(withRank(world, hero, toRank)),
    refusal: lockOf(condition, customer) ? 'OFFER_LOCKED' : teacher.refusal(hero),
  }
}

async function visit({ tx, playerId, now }: Base) {
  const player = await loadPlayer(tx, playerId)
  return { heroes: await creaturesOf(tx, playerId, player.state, now), customer: await customerOf(tx, player, now) }
}

/** Returns the offers for all heroes that can be raised. */
export async function listRanks(ctx: Base, teacher: Teacher): Promise<RankOffer[]> {
  const { heroes, customer } = await visit(ctx)
  return heroes.filter((hero) => teacher.refusal(hero) === null).map((hero) => offerOf(teacher, hero, customer))
}

/** Returns the offer for one hero, also if it cannot be raised. Throws CREATURE_NOT_FOUND. */
export async function rankOffer(ctx: Base, teacher: Teacher, id: number): Promise<RankOffer> {
  const { heroes, customer } = await visit(ctx)
  return offerOf(teacher, heroById(heroes, id), customer)
}

/**
 * Raises a hero to the teacher's rank for its price. Throws CREATURE_NOT_FOUND, RANK_FINISHED, RANK_NOT_READY, OFFER_LOCKED, NOT_ENOUGH_RESOURCES,
 * BATTLE_IN_PROGRESS.
 */
export async function buyRank(
  ctx: Base & Pick<Context, 'rewardKinds'>,
  { name, shop, toRank, price, refusal }: Teacher,
  id: number,
): Promise<PlayerChange> {
  const { tx, now, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  refuseInBattle(player.state)
  const hero = heroById(await creaturesOf(tx, player.id, player.state, now), id)
  const refused = refusal(hero)
  if (refused) throw refuse(refused)
  const row = {
    id,
    rewards: [{ kind: 'rank', amount: toRank(hero) - hero.rank } as const],
    price: price(hero),
    condition: shop.condition,
  }
  const kinds = { ...rewardKinds, rank: ranksFor(hero) } as typeof rewardKinds
  await sell({ tx, now, customer: await customerOf(tx, player, now), rewardKinds: kinds }, player, { name, rows: [row] }, id)
  return save('purse', 'creatures')
}
