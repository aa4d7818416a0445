import type { ArkHero, Creature } from '@skystair/contract'
import { heroPrice, kindOf, spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import { oblivion } from '@skystair/world/areas/shop/rows'
import { lockOf } from '../../economy/condition.ts'
import { grant } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer } from '../player/repository.ts'
import { leaversOf, letLeave } from './leaving.ts'

const isOfArk = ({ imageId }: Pick<Creature, 'imageId'>): boolean => kindOf(world, imageId)?.ark === true
/** Returns the ark's price of such a hero at level 1, regardless of its current level and rank. */
const tokensFor = ({ imageId }: Pick<Creature, 'imageId'>): number => heroPrice(world, imageId, 1, 'tokens')

const shown = (creature: Creature, available: boolean): ArkHero => ({
  id: creature.id,
  creature,
  tokens: tokensFor(creature),
  minStair: oblivion.condition.stair ?? 0,
  available,
})

export const tokenInfo: Handler<'GET /api/shop/oblivion/token/info'> = async ({ tx, playerId, now }) => {
  const open = lockOf(oblivion.condition, await customerOf(tx, await loadPlayer(tx, playerId), now)) === null
  return world.creatures.filter(isOfArk).map(({ id, imageId }) => shown(spawn(world, imageId, { id, playerId: null }), open))
}

export const heroInfo: Handler<'GET /api/shop/oblivion/hero/info'> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId)
  const open = lockOf(oblivion.condition, await customerOf(tx, player, now)) === null
  const heroes = await creaturesOf(tx, playerId, player.state, now)
  return heroes.filter((hero) => isOfArk(hero) && !hero.temporal).map((hero) => shown(hero, open))
}

export const sellToOblivion: Handler<'GET /api/shop/oblivion/sell/{id}'> = async (ctx) => {
  const { tx, now, params } = ctx
  const { player, save } = await lockPlayer(ctx)
  refuseInBattle(player.state)
  const lock = lockOf(oblivion.condition, await customerOf(tx, player, now))
  if (lock) throw refuse('OFFER_LOCKED', { field: `/${lock}` })
  const heroes = await creaturesOf(tx, player.id, player.state, now)
  const [hero] = leaversOf(heroes, [params.id], isOfArk) as [Creature]
  await letLeave(tx, player, [hero], heroes)
  const tokens = { kind: 'resource', resource: 'tokens', amount: tokensFor(hero) } as const
  await grant(tx, player.id, [tokens], { reason: 'oblivion', ref: `oblivion:${hero.id}`, now })
  return save('purse', 'creatures')
}
