import { foesOf, squadAt, startBattle, withForces, withMoreHealth, withShield, wounded } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseAfterRaid } from '../clan/raids/settle.ts'
import { rememberMoment } from '../education/educations.ts'
import { slottedConsumables } from '../hero/consumable-slots.ts'
import { creaturesOf, fighters } from '../hero/creatures.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { isWon, placeInReach } from '../road/places.ts'
import { raisedBy } from '../shop/running.ts'
import { presentBattle } from './present.ts'
import { refuseInBattle } from './refuse-in-battle.ts'
import { insertBattle } from './repository.ts'

const SEED_BYTES = 16

export const attack: Handler<'POST /api/battle/place/attack'> = async (ctx) => {
  const { tx, now, playerId, random, body, bonuses } = ctx
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  refuseInBattle(state)
  const { place, progress } = await placeInReach(tx, playerId, state, body.placeId)
  const squad = squadAt(world, place.id)
  if (!squad) throw refuse('PLACE_NOT_FOUND')
  if (isWon(place, progress, state)) throw refuse('PLACE_USED')
  await refuseAfterRaid(ctx, { playerId, contextId: state.contextId })
  const own = fighters(await creaturesOf(tx, playerId, state, now))
  if (own.length === 0) throw refuse('NO_SQUAD')
  const { experience, forces, shield } = await bonuses(tx, playerId, now)
  const [health, experiencePercent] = [raisedBy(state, 'HEALTH', now), raisedBy(state, 'EXP', now) + experience]
  const setup = {
    ...foesOf(wounded(squad, progress.wounds)),
    stair: place.stair,
    seed: random.bytes(SEED_BYTES).toString('hex'),
    own: own
      .map((creature) => withMoreHealth(withForces(world, creature, forces), health))
      .map((creature) => withShield(creature, shield.power, shield.moves)),
    consumables: slottedConsumables(state),
    ...(experiencePercent > 0 ? { experiencePercent } : {}),
    ...(progress.wounds > 0 ? { wounds: progress.wounds } : {}),
  }
  const begun = startBattle(world, setup)
  const battle = await insertBattle(tx, playerId, { kind: setup.kind, placeId: place.id, setup, state: begun.state }, now)
  state.battleId = battle.id
  state.battleStair = place.stair
  rememberMoment(state, 'FIRST_FIGHT')
  await savePlayer(tx, player, now)
  return presentBattle(battle, state, begun.events)
}
