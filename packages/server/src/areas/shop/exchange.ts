import type { Creature, CreatureKind, ExchangeKindRow, ExchangeOption, OfferRow } from '@skystair/contract'
import { soldOn, spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import { exchangeKinds, exchangeShop } from '@skystair/world/areas/shop/rows'
import { listOffers, type Shelf, sell } from '../../economy/offers.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { creaturesOf, joiningLevel } from '../hero/creatures.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { dayOf, today } from './day.ts'
import { leaversOf, letLeave } from './leaving.ts'

/** Options are numbered by kind and hero, apart from the offers of hero shops. */
const PER_KIND = 10_000

/** A hero that players can get today, and its price. */
interface OptionRow extends OfferRow {
  readonly from: ExchangeKindRow
  readonly gives: Creature
}

/** Returns today's options for heroes of a kind. `heroes` are the player's: they decide at which level the new one joins. */
function optionsFor(from: ExchangeKindRow, heroes: readonly Creature[], now: number): OptionRow[] {
  const number = 10 * exchangeShop.number + exchangeKinds.indexOf(from)
  const level = joiningLevel(heroes)
  return soldOn(world, { number, stock: from.stock }, dayOf(now)).map(({ id: kindId, imageId }: CreatureKind) => {
    const id = PER_KIND * number + kindId
    return {
      id,
      from,
      gives: spawn(world, imageId, { id, playerId: null, level }),
      rewards: [{ kind: 'creature', imageId, level }],
      price: [{ resource: 'gold', amount: from.goldPerLevel * level }],
      condition: from.condition,
      limit: { perDay: 1 },
      available: today(now),
    }
  })
}

const shelfOf = (rows: readonly OptionRow[]): Shelf<OptionRow> => ({ name: 'heroExchange', rows })

export const exchangeOptions: Handler<'GET /api/shop/creature/exchange/{KIND}/options'> = async ({ tx, playerId, now, params }) => {
  const from = exchangeKinds.find(({ kind }) => kind === params.KIND)
  if (!from) throw refuse('NOT_FOUND')
  const player = await loadPlayer(tx, playerId)
  const rows = optionsFor(from, await creaturesOf(tx, playerId, player.state, now), now)
  const offers = await listOffers({ tx, now, customer: await customerOf(tx, player, now) }, shelfOf(rows))
  return offers.map(
    ({ row, price, lock, refusal, until }): ExchangeOption => ({
      id: row.id,
      gives: row.gives,
      takes: from.takes,
      price: [...price],
      minStair: from.condition.stair ?? 0,
      available: lock === null && refusal === null,
      until: until ?? 0,
    }),
  )
}

interface Exchange {
  readonly option: OptionRow
  readonly heroes: readonly Creature[]
  readonly leavers: readonly Creature[]
}

/** Returns the outcome of an exchange. Throws PRODUCT_NOT_FOUND, CREATURE_NOT_FOUND, HEROES_UNSUITABLE, LAST_HERO. */
async function exchangeOf(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { id: playerId, state }: PlayerRow,
  id: number,
  given: number[],
): Promise<Exchange> {
  const heroes = await creaturesOf(tx, playerId, state, now)
  const option = exchangeKinds.flatMap((from) => optionsFor(from, heroes, now)).find((row) => row.id === id)
  if (!option) throw refuse('PRODUCT_NOT_FOUND')
  const { rarities, takes } = option.from
  const leavers = leaversOf(heroes, given, ({ rarity }) => rarities.includes(rarity))
  if (leavers.length !== takes) throw refuse('HEROES_UNSUITABLE')
  return { option, heroes, leavers }
}

export const exchangeDetails: Handler<'POST /api/shop/creature/details/exchange/{id}'> = async (ctx) => {
  const player = await loadPlayer(ctx.tx, ctx.playerId)
  const { option, leavers } = await exchangeOf(ctx, player, ctx.params.id, ctx.body.creatureIds)
  return {
    id: option.id,
    gives: option.gives,
    takes: [...leavers],
    price: [...option.price],
    returns: leavers.flatMap(({ artifacts }) => artifacts),
  }
}

export const exchangeHeroes: Handler<'POST /api/shop/creature/{id}/exchange'> = async (ctx) => {
  const { tx, now, params, body, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  refuseInBattle(player.state)
  const { option, heroes, leavers } = await exchangeOf(ctx, player, params.id, body.creatureIds)
  await letLeave(tx, player, leavers, heroes)
  const visit = { tx, now, customer: await customerOf(tx, player, now), rewardKinds }
  await sell(visit, player, shelfOf([option]), option.id)
  return save('purse', 'creatures')
}
