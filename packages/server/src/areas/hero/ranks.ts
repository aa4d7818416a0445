import { type Creature, type PlayerChange, price } from '@skystair/contract'
import { canRaiseRank, finishRaising, isRankFinished, pointsForRank, rankTime, speedupGems, startRaising, withRank } from '@skystair/rules'
import { world } from '@skystair/world'
import { charge } from '../../economy/charge.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { learnByDoing } from '../education/educations.ts'
import { cancelPush } from '../notification/push/repository.ts'
import { change } from '../player/change.ts'
import type { PlayerRow } from '../player/repository.ts'
import { percentInForce } from './cards.ts'
import { creaturesOf } from './creatures.ts'
import { heroById } from './hero-by-id.ts'
import { lookAtHero } from './look-at-hero.ts'
import { saveCreature } from './repository.ts'
import { rankPushKey, scheduleRipening } from './ripening-push.ts'

/** Returns how much higher the figures of `after` are. */
const gainOf = (before: Creature, after: Creature) => ({
  attack: after.attack - before.attack,
  defence: after.defence - before.defence,
  health: after.health.total - before.health.total,
})

export const rankOptions: Handler<'GET /api/creature/{id}/rank/options'> = async (ctx) => {
  const { now, params } = ctx
  const { hero } = await lookAtHero(ctx, params.id)
  const { rank, maxRank, rankPoints, rankReadyAt = null } = hero
  const highest = rank >= maxRank
  return {
    ...{ rank, maxRank, points: rankPoints, readyAt: rankReadyAt },
    needed: highest ? 0 : pointsForRank(rank),
    time: highest ? 0 : rankTime(rank + 1),
    gain: gainOf(hero, highest ? hero : withRank(world, hero, rank + 1)),
    speedup: rankReadyAt !== null && rankReadyAt > now ? price({ mithril: speedupGems(rankReadyAt - now) }) : [],
  }
}

/** The calls about a hero's rank have the same input and reply. */
type RankContext = Context<{ readonly role: 'TRIAL' }> & { readonly params: { readonly id: number } }

/** Returns a handler that changes the rank of one hero: `work` returns the hero to save. */
const rankHandler =
  (work: (ctx: RankContext, hero: Creature, player: PlayerRow) => Creature | Promise<Creature>) =>
  (ctx: RankContext): Promise<PlayerChange> =>
    change(
      ctx,
      async (player) => {
        const { tx, now, params } = ctx
        refuseInBattle(player.state)
        const hero = heroById(await creaturesOf(tx, player.id, player.state, now), params.id)
        await saveCreature(tx, await work(ctx, hero, player))
      },
      'purse',
      'creatures',
    )

export const raiseRank = rankHandler(async ({ tx, now }, hero, player) => {
  if (hero.rankReadyAt !== undefined) throw refuse('RANK_GROWING')
  if (isRankFinished(hero)) throw refuse('RANK_FINISHED')
  if (!canRaiseRank(hero)) throw refuse('RANK_POINTS_MISSING')
  const raising = startRaising(hero, now, percentInForce(player.state, 'EAGLE', now))
  learnByDoing(player.state, 'ranks')
  await scheduleRipening(tx, player, raising, now)
  return raising
})

export const speedUpRank = rankHandler(async ({ tx, now }, hero, { id, version }) => {
  const { rankReadyAt } = hero
  if (rankReadyAt === undefined || rankReadyAt <= now) throw refuse('RANK_NOT_GROWING')
  const gems = speedupGems(rankReadyAt - now)
  await charge(tx, id, price({ mithril: gems }), { reason: 'speedup', ref: `speedup:${version}`, now })
  await cancelPush(tx, id, rankPushKey(hero))
  return { ...hero, rankReadyAt: now }
})

export const completeRank = rankHandler(async ({ tx, now }, hero, { id }) => {
  if (hero.rankReadyAt === undefined) throw refuse('RANK_NOT_GROWING')
  if (hero.rankReadyAt > now) throw refuse('REWARD_NOT_READY')
  await cancelPush(tx, id, rankPushKey(hero))
  return finishRaising(world, hero)
})

/** Returns the reward kind that gives ranks to this hero. */
export const ranksFor =
  (hero: Creature): NonNullable<RewardKinds<PlayerRow>['rank']> =>
  async (tx, _, reward) => {
    await saveCreature(tx, withRank(world, hero, hero.rank + reward.amount))
    return [reward]
  }
