import type { ArkHero, Creature } from '@skystair/contract'
import { heroPrice, spawn, stockOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { heroShops, oblivion } from '@skystair/world/areas/shop/rows'
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

const arkKinds = heroShops.filter(({ resource }) => resource === 'tokens').flatMap(({ stock }) => stockOf(world, stock))

const shown = (creature: Creature, tokens: number, available: boolean): ArkHero => ({
  id: creature.id,
  creature,
  tokens,
  minStair: oblivion.condition.stair ?? 0,
  available,
})

export const tokenInfo: Handler<'GET /api/shop/oblivion/token/info'> = async ({ tx, playerId, now }) => {
  const open = lockOf(oblivion.condition, await customerOf(tx, await loadPlayer(tx, playerId), now)) === null
  return arkKinds.map(({ id, imageId }) =>
    shown(spawn(world, imageId, { id, playerId: null }), heroPrice(world, imageId, 1, 'tokens'), open),
  )
}

export const heroInfo: Handler<'GET /api/shop/oblivion/hero/info'> = async ({ tx, playerId, now }) => {
  const player = await loadPlayer(tx, playerId)
  const open = lockOf(oblivion.condition, await customerOf(tx, player, now)) === null
  const heroes = await creaturesOf(tx, playerId, player.state, now)
  return heroes.flatMap((hero) => (hero.tokensPaid && !hero.temporal ? [shown(hero, hero.tokensPaid, open)] : []))
}

export const sellToOblivion: Handler<'GET /api/shop/oblivion/sell/{id}'> = async (ctx) => {
  const { tx, now, params } = ctx
  const { player, save } = await lockPlayer(ctx)
  refuseInBattle(player.state)
  const lock = lockOf(oblivion.condition, await customerOf(tx, player, now))
  if (lock) throw refuse('OFFER_LOCKED', { field: `/${lock}` })
  const heroes = await creaturesOf(tx, player.id, player.state, now)
  const [hero] = leaversOf(heroes, [params.id], ({ tokensPaid }) => Boolean(tokensPaid)) as [Creature]
  await letLeave(tx, player, [hero], heroes)
  const tokens = { kind: 'resource', resource: 'tokens', amount: hero.tokensPaid ?? 0 } as const
  await grant(tx, player.id, [tokens], { reason: 'oblivion', ref: `oblivion:${hero.id}`, now })
  return save('purse', 'creatures')
}
