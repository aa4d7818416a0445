import { type Calls, type Creature, type CreatureKind, type ForceV2, type PlayerChange, price } from '@skystair/contract'
import {
  canImprove,
  forceChoices,
  forcePrice,
  kindOf,
  maxForceRank,
  speedupGems,
  startImproving,
  wearing,
  withFinished,
} from '@skystair/rules'
import { world } from '@skystair/world'
import { charge } from '../../economy/charge.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { cancelPush } from '../notification/push/repository.ts'
import { change } from '../player/change.ts'
import type { PlayerRow } from '../player/repository.ts'
import { percentInForce } from './cards.ts'
import { creaturesOf } from './creatures.ts'
import { FORCE_LEVEL, hammerGems, hammersOf } from './forces.ts'
import { heroById } from './hero-by-id.ts'
import { lookAtHero } from './look-at-hero.ts'
import { saveCreature } from './repository.ts'
import { forcePushKey, scheduleRipening } from './ripening-push.ts'

function kindOfHero({ imageId }: Creature): CreatureKind {
  const kind = kindOf(world, imageId)
  if (!kind) throw new Error(`no creature kind ${imageId}`)
  return kind
}

export const forceOptions: Handler<'GET /api/force/{creatureId}/options'> = async (ctx) => {
  const { now, params } = ctx
  const { state, heroes, hero } = await lookAtHero(ctx, params.creatureId)
  const kind = kindOfHero(hero)
  const maxRank = maxForceRank(kind)
  const gems = hammerGems(state, percentInForce(state, 'SNAKE', now))
  return {
    hammers: hammersOf(state, heroes, now),
    hammerPrice: gems === null ? null : price({ mithril: gems }),
    level: FORCE_LEVEL,
    forces: forceChoices(kind, hero).map(({ force, warriorClass, rank, readyAt }) => {
      const { kind: resource, amount, time } = forcePrice(rank + 1)
      const isLast = rank >= maxRank
      return {
        ...{ force, warriorClass, rank, maxRank, readyAt },
        price: isLast ? [] : price({ [resource]: amount }),
        time: isLast ? 0 : time,
        speedup: readyAt !== null && readyAt > now ? price({ mithril: speedupGems(readyAt - now) }) : [],
      }
    }),
  }
}

interface Subject {
  readonly player: PlayerRow
  readonly heroes: readonly Creature[]
  readonly hero: Creature
  readonly growing: ForceV2 | undefined
}
/** The calls about one force have the same input and reply. */
type ForceContext = Context<Pick<Calls['POST /api/force/start'], 'role' | 'body'>>

/** Returns a handler that changes one force of one hero. */
const forceHandler =
  (work: (ctx: ForceContext, subject: Subject) => Promise<void>) =>
  (ctx: ForceContext): Promise<PlayerChange> =>
    change(
      ctx,
      async (player) => {
        const { tx, now, body } = ctx
        refuseInBattle(player.state)
        const heroes = await creaturesOf(tx, player.id, player.state, now)
        const hero = heroById(heroes, body.creatureId)
        const growing = hero.forcesV2.find((f) => f.force === body.force && f.warriorClass === body.warriorClass && f.readyAt !== null)
        await work(ctx, { player, heroes, hero, growing })
      },
      'purse',
      'creatures',
    )

export const startForce = forceHandler(async ({ tx, now, body }, { player, heroes, hero, growing }) => {
  if (player.state.level < FORCE_LEVEL) throw refuse('OFFER_LOCKED')
  if (growing) throw refuse('FORCE_GROWING')
  const kind = kindOfHero(hero)
  const choice = forceChoices(kind, hero).find((f) => f.force === body.force && f.warriorClass === body.warriorClass)
  if (!choice || !canImprove(kind, hero, body.force, body.warriorClass)) throw refuse('FORCE_FINISHED')
  if (hammersOf(player.state, heroes, now).current === 0) throw refuse('HAMMERS_BUSY')
  const { kind: resource, amount } = forcePrice(choice.rank + 1)
  await charge(tx, player.id, price({ [resource]: amount }), { reason: 'force', ref: `force:${player.version}`, now })
  const improving = startImproving(hero, body.force, body.warriorClass, now, percentInForce(player.state, 'EAGLE', now))
  await saveCreature(tx, improving)
  await scheduleRipening(tx, player, improving, now)
})

export const speedUpForce = forceHandler(async ({ tx, now, body }, { player, hero, growing }) => {
  if (growing?.readyAt == null || growing.readyAt <= now) throw refuse('NO_ACTIVE_HAMMERS')
  const gems = speedupGems(growing.readyAt - now)
  await charge(tx, player.id, price({ mithril: gems }), { reason: 'speedup', ref: `speedup:${player.version}`, now })
  await saveCreature(tx, { ...hero, forcesV2: hero.forcesV2.map((f) => (f === growing ? { ...f, readyAt: now } : f)) })
  await cancelPush(tx, player.id, forcePushKey(body.creatureId, body))
})

export const completeForce = forceHandler(async ({ tx, now, body }, { player, hero, growing }) => {
  if (growing?.readyAt == null) throw refuse('NO_ACTIVE_HAMMERS')
  if (growing.readyAt > now) throw refuse('REWARD_NOT_READY')
  const grown = withFinished(hero, growing)
  await saveCreature(tx, wearing(world, { ...grown, health: hero.health }, grown.artifacts))
  await cancelPush(tx, player.id, forcePushKey(body.creatureId, body))
})

export const buyHammer: Handler<'POST /api/hammer/buy'> = (ctx) =>
  change(
    ctx,
    async ({ id, state }) => {
      const gems = hammerGems(state, percentInForce(state, 'SNAKE', ctx.now))
      if (gems === null) throw refuse('OFFER_LIMIT')
      await charge(ctx.tx, id, price({ mithril: gems }), { reason: 'hammer', ref: `hammer:${state.hammers + 1}`, now: ctx.now })
      state.hammers++
      // The snake lowers the price of one hammer only.
      delete state.cardsUntil.SNAKE
    },
    'purse',
  )
