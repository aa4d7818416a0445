import type { BattleResult, Consumable, ResourceReward } from '@skystair/contract'
import {
  afterBattle,
  battleTags,
  eventItemOfBattle,
  experienceShare,
  expForLevel,
  growCreature,
  growPlayer,
  placeById,
  woundsAfter,
} from '@skystair/rules'
import { world } from '@skystair/world'
import { gainsOf, rewardsFrom } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { settleFight } from '../arena/settle.ts'
import { countVictory } from '../campaign/victories.ts'
import { settleRaid } from '../clan/raids/settle.ts'
import { learnByFighting, rememberMoment } from '../education/educations.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { healByElixir } from '../hero/elixir.ts'
import { saveCreature } from '../hero/repository.ts'
import { notify } from '../notification/repository.ts'
import { makeOffer } from '../offer/make.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, type PlayerRow, savePlayer } from '../player/repository.ts'
import { thankInviter } from '../referral/referral.ts'
import { addProgress } from '../road/repository.ts'
import { recordEvent } from '../task/tasks.ts'
import { resultOf } from './present.ts'
import { completeBattle, loadBattle, type StoredBattle } from './repository.ts'

type Base = Pick<Context, 'tx' | 'now' | 'rewardKinds' | 'after'>

/** Defeating the guardian of this stair brings the first promotion. */
export const PROMOTED_STAIR = 5

/** Applies wounds, spent charges, experience and rank points to the creatures that fought. The arena leaves neither wounds nor spent charges. */
async function bringHome({ tx, now }: Base, { id, state }: PlayerRow, battle: StoredBattle, result: BattleResult): Promise<void> {
  const owned = await creaturesOf(tx, id, state, now)
  for (const { id: fighterId } of battle.setup.own) {
    const creature = owned.find((c) => c.id === fighterId)
    const fought = battle.state.creatures.find((c) => c.id === fighterId)
    if (!creature || !fought) continue
    const home = growCreature(
      world,
      battle.kind === 'ARENA' ? creature : afterBattle(creature, fought, now),
      experienceShare(result.experience, fought),
      result.rankPoints[fighterId] ?? 0,
    )
    if (home.health.current < home.health.total) rememberMoment(state, 'FIRST_WOUND')
    await saveCreature(tx, home)
  }
}

/** Returns the consumables without those that were used in the battle, which began with those in slots. */
const withoutUsed = (consumables: readonly Consumable[], { setup, state }: StoredBattle): Consumable[] => {
  const count = (all: readonly Consumable[], id: number) => all.find((one) => one.id === id)?.count ?? 0
  return consumables
    .map((one) => ({ ...one, count: one.count - count(setup.consumables, one.id) + count(state.consumables, one.id) }))
    .filter((one) => one.count > 0)
}

/** Opens the road up to the next guardian after one was defeated. */
async function openRoad({ tx, now }: Base, player: PlayerRow, stair: number): Promise<void> {
  const { state } = player
  if (stair <= state.bestVictoryStair) return
  const part = (at: number) => world.parts.find(({ from, to }) => from <= at && at <= to)?.id
  if (part(stair + 1) !== part(stair)) state.roadNews = true
  state.bestVictoryStair = stair
  if (stair === PROMOTED_STAIR) state.giftNews = 'GEMS_30'
  await thankInviter(tx, player, now)
}

/** Returns the event items that a victory gives. */
async function findEventItem({ tx, now }: Base, player: PlayerRow, { id }: StoredBattle): Promise<ResourceReward[]> {
  const code = eventItemOfBattle(world, id, now, player.state.lang)
  return code ? recordEvent(tx, player, { type: 'FIND', tags: [code] }, now) : []
}

/** Grants the rewards of a victory. Returns the gains besides those of the fight itself. */
async function win(ctx: Base, player: PlayerRow, battle: StoredBattle, result: BattleResult): Promise<ResourceReward[]> {
  const { tx, now, rewardKinds } = ctx
  const place = battle.placeId === null ? null : placeById(world, battle.placeId)
  if (place) await addProgress(tx, player.id, place.id, { won: true, battleLost: false }, now)
  // Before the rewards: who joins after this victory counts for the task that it opens.
  if (place?.guardian) await openRoad(ctx, player, place.stair)
  const rewards = rewardsFrom([...result.gains, ...(result.joined ? [{ kind: result.joined, amount: 1 }] : [])])
  await grant(tx, player, rewards, { reason: 'battle', ref: `battle:${battle.id}`, now }, rewardKinds)
  await recordEvent(tx, player, { type: 'WIN', tags: battleTags(battle.setup, battle.state) }, now)
  return [...(await findEventItem(ctx, player, battle)), ...(await countVictory(tx, player.id, now))]
}

async function lose({ tx, now }: Base, { id, state }: PlayerRow, { placeId, setup, state: end }: StoredBattle): Promise<ResourceReward[]> {
  rememberMoment(state, 'FIRST_LOSS')
  if (placeId !== null) await addProgress(tx, id, placeId, { battleLost: true, wounds: woundsAfter(setup, end) }, now)
  return []
}

export const complete: Handler<'POST /api/battle/complete'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  const [levelBefore, stairBefore] = [state.level, state.bestVictoryStair]
  const battle = await loadBattle(tx, state)
  const result = resultOf(battle, state)
  if (!result) throw refuse('BATTLE_NOT_OVER')
  learnByFighting(player, battle)
  await bringHome(ctx, player, battle, result)
  state.consumables = withoutUsed(state.consumables, battle)
  const { level, currentExp } = growPlayer(
    { level: state.level, currentExp: state.currentExp, maxExp: expForLevel(state.level) },
    result.experience,
  )
  if (level > state.level) {
    rememberMoment(state, 'LEVEL')
    await notify(tx, playerId, 'levelUp', { level: String(level) }, now)
  }
  state.level = level
  state.currentExp = currentExp
  const found = result.winner === 'TM1' ? await win(ctx, player, battle, result) : await lose(ctx, player, battle)
  const arena = battle.kind === 'ARENA' ? await settleFight(ctx, player, battle.id, result.winner === 'TM1') : null
  const raid =
    result.winner === 'TM1' && battle.placeId !== null
      ? await settleRaid(ctx, { playerId, contextId: state.contextId }, battle.placeId)
      : null
  const healed = state.elixirHealing && battle.kind !== 'ARENA' ? await healByElixir(ctx, player, battle) : 0
  const won = result.winner === 'TM1'
  if (battle.placeId !== null) await makeOffer(tx, player, { won, enemies: battle.setup.enemy, levelBefore, stairBefore }, now)
  state.battleId = null
  await completeBattle(tx, battle.id)
  await savePlayer(tx, player, now)
  return {
    player: await presentRow(tx, player, now),
    result: { ...result, gains: [...result.gains, ...gainsOf(found)] },
    healed,
    ...(arena ? { arena } : {}),
    ...(raid ? { raid } : {}),
  }
}
