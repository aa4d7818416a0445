import { price } from '@skystair/contract'
import { healCost, healthyAt } from '@skystair/rules'
import { charge } from '../../economy/charge.ts'
import { purseOf } from '../../economy/purse.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { learnByDoing } from '../education/educations.ts'
import { change } from '../player/change.ts'
import { loadPlayer } from '../player/repository.ts'
import { healingBoost } from '../shop/running.ts'
import { recordEvent } from '../task/tasks.ts'
import { creaturesOf } from './creatures.ts'
import { heroById } from './hero-by-id.ts'
import { saveCreature } from './repository.ts'

export const healthOptions: Handler<'GET /api/player/health/options'> = async ({ tx, playerId, now }) => {
  const { state } = await loadPlayer(tx, playerId)
  const wounded = (await creaturesOf(tx, playerId, state, now)).filter(({ health }) => health.current < health.total)
  return wounded.map((creature) => ({
    creatureId: creature.id,
    ...healCost(creature),
    healthyAt: healthyAt(creature, now, healingBoost(state)),
    dead: creature.health.current === 0,
  }))
}

export const restoreHealth: Handler<'POST /api/player/health/{id}/restore'> = (ctx) =>
  change(
    ctx,
    async (player) => {
      const { id, state, version } = player
      const { tx, now, params } = ctx
      refuseInBattle(state)
      const creature = heroById(await creaturesOf(tx, id, state, now), params.id)
      const cost = healCost(creature)
      const { total, current } = creature.health
      if (current >= total) throw refuse('FULLY_HEALTHY')
      const purse = await purseOf(tx, id)
      const means = purse.gold < cost.gold && purse.elixir >= cost.elixir ? 'elixir' : 'gold'
      await charge(tx, id, price({ [means]: cost[means] }), { reason: 'heal', ref: `heal:${version}`, now })
      await saveCreature(tx, { ...creature, health: { current: total, total }, healedAt: now })
      learnByDoing(state, 'heal', ...(means === 'elixir' ? (['elixir'] as const) : []))
      await recordEvent(tx, player, { type: 'HEAL', tags: [means] }, now)
    },
    'purse',
    'creatures',
  )

export const restoreSquad: Handler<'POST /api/player/squad/restore'> = (ctx) =>
  change(
    ctx,
    async (player) => {
      const { id, state, version } = player
      const { tx, now } = ctx
      refuseInBattle(state)
      const wounded = (await creaturesOf(tx, id, state, now)).filter(({ combative, health }) => combative && health.current < health.total)
      if (wounded.length === 0) throw refuse('FULLY_HEALTHY')
      const gold = wounded.reduce((sum, creature) => sum + healCost(creature).gold, 0)
      await charge(tx, id, price({ gold }), { reason: 'heal', ref: `heal:${version}`, now })
      learnByDoing(state, 'heal')
      for (const creature of wounded) {
        const { total } = creature.health
        await saveCreature(tx, { ...creature, health: { current: total, total }, healedAt: now })
        await recordEvent(tx, player, { type: 'HEAL', tags: ['gold'] }, now)
      }
    },
    'purse',
    'creatures',
  )
