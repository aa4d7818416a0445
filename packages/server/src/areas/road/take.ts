import type { Calls, Gain, Place, Reward } from '@skystair/contract'
import { eventItemById, isEventItem, powerOf, type RoadPlace, type TaskEvent } from '@skystair/rules'
import { world } from '@skystair/world'
import { choicesAt } from '@skystair/world/areas/road/choices'
import { gainsOf } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Context, Handler, Run } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { learnByDoing, rememberMoment } from '../education/educations.ts'
import { creaturesOf, fighters } from '../hero/creatures.ts'
import { saveCreature } from '../hero/repository.ts'
import { lockPlayer } from '../player/change.ts'
import type { PlayerRow } from '../player/repository.ts'
import { recordEvent } from '../task/tasks.ts'
import { isWon, placeFor, placeInReach } from './places.ts'
import { presentPlace } from './present.ts'
import { addProgress } from './repository.ts'
import { rewardsAt, rewardsOf } from './rewards.ts'

type Taking = Run<Calls['GET /api/resourcePlace/{id}/take']>
type Base = Pick<Context, 'tx' | 'now'>

/** Refills all charges of the squad, also of those who have fallen. */
async function refillCharges({ tx, now }: Base, { id, state }: PlayerRow): Promise<void> {
  const squad = (await creaturesOf(tx, id, state, now)).filter(({ combative }) => combative)
  for (const creature of squad)
    await saveCreature(tx, { ...creature, skills: creature.skills.map((s) => ({ ...s, valueCurrent: s.valueTotal })) })
}

const listened: readonly Place['placeType'][] = ['TALKER', 'SCRIPT', 'CUSTOM_PLACE', 'POINTER']

/** Returns the task event for taking a gain. A creature that joins is a separate event. */
function taskEventAt({ id, placeType, subject }: RoadPlace, gains: readonly Gain[]): TaskEvent {
  if (isEventItem(id)) return { type: 'FIND', tags: [subject ?? ''] }
  if (listened.includes(placeType)) return { type: 'LISTEN', tags: [placeType] }
  return { type: placeType === 'SKILL' ? 'DRINK' : 'TAKE', tags: [placeType, ...gains.map(({ kind }) => kind)] }
}

/**
 * Returns a handler that takes the gains of places of these types, once. A guarded place is out of reach. `rewards` decides what is gained, and may change the
 * player's state.
 */
const taking =
  (kinds: readonly Place['placeType'][], rewards: (place: RoadPlace, player: PlayerRow) => Reward[] = ({ id }) => rewardsAt(id)): Taking =>
  async (ctx) => {
    const { tx, now, playerId, params, rewardKinds } = ctx
    const { player, save } = await lockPlayer(ctx)
    const { state } = player
    refuseInBattle(state)
    const { place, progress: before } = await placeInReach(tx, playerId, state, params.id, eventItemById(world, params.id, now, state.lang))
    if (!kinds.includes(place.placeType) || place.guardian) throw refuse('PLACE_NOT_FOUND')
    if (before.used) throw refuse('PLACE_USED')
    if (place.squadSize > 0 && !isWon(place, before, state)) throw refuse('PLACE_OUT_OF_REACH')
    await addProgress(tx, playerId, place.id, { used: true }, now)
    if (place.placeType === 'SKILL') await refillCharges({ tx, now }, player)
    const granted = await grant(tx, player, rewards(place, player), { reason: 'place', ref: `place:${place.id}`, now }, rewardKinds)
    if (granted.length > 0) rememberMoment(state, 'FIRST_ITEM')
    learnByDoing(state, 'take')
    if (place.placeType === 'SKILL') learnByDoing(state, 'skills')
    if (granted.some(({ kind }) => kind === 'creature')) learnByDoing(state, 'captive')
    const earned = await recordEvent(tx, player, taskEventAt(place, gainsOf(granted)), now)
    const change = await save('purse', 'creatures')
    const power = powerOf(fighters(await creaturesOf(tx, playerId, state, now)))
    const left = placeFor(presentPlace(place), { ...before, used: true }, { bestVictoryStair: state.bestVictoryStair, power })
    return { player: change, gains: gainsOf([...granted, ...earned]), place: left }
  }

export const takeResource = taking(['RESOURCE', 'ARTIFACT', 'RUNE', 'CONSUMABLE'])
export const takeSkill = taking(['SKILL'])
export const gain = taking(['GAINABLE', 'TALKER', 'SCRIPT', 'CUSTOM_PLACE', 'POINTER'])

/** Throws PLACE_NOT_FOUND also for a place that leaves no such choice. */
export const choose: Handler<'POST /api/place/gainable/{id}/choose/{choice}'> = (ctx) =>
  taking(['GAINABLE', 'TALKER'], (place, { state }) => {
    const chosen = choicesAt(place).find(({ id }) => id === ctx.params.choice)
    if (!chosen) throw refuse('PLACE_NOT_FOUND')
    state.goodPoints += chosen.goodPoints
    state.evilPoints += chosen.evilPoints
    return rewardsOf(chosen, place)
  })(ctx)
