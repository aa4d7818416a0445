import { MINUTE } from '@skystair/contract/time'
import { DEFENDER_SKILL, startBattle } from '@skystair/rules'
import { world } from '@skystair/world'
import { arenaRest } from '@skystair/world/areas/arena/rows'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { presentBattle } from '../battle/present.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { insertBattle } from '../battle/repository.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { raisedBy } from '../shop/running.ts'
import { insertFight } from './fight/repository.ts'
import { ensureEntrantAt, entrantOf, lastPosition, setRest } from './repository.ts'
import { opponentAt, rivalPlaces } from './rivals.ts'
import { refuseSameRival } from './same-rival.ts'
import { roadSquad } from './squads.ts'

const SEED_BYTES = 16

export const attackOnArena: Handler<'POST /api/battle/arena/attack'> = async (ctx) => {
  const { tx, now, playerId, random, body, bonuses } = ctx
  const player = await loadPlayer(tx, playerId, { lock: true })
  const { state } = player
  refuseInBattle(state)
  const me = await entrantOf(tx, playerId)
  if (!me) throw refuse('ARENA_CLOSED')
  if (now < me.restUntil) throw refuse('ARENA_RESTING')
  if (!rivalPlaces(me, await lastPosition(tx)).includes(body.positionNumber)) throw refuse('RIVAL_MOVED')
  const entrant = await ensureEntrantAt(tx, body.positionNumber)
  if (entrant.playerId !== body.playerId || entrant.id === me.id) throw refuse('RIVAL_MOVED')
  await refuseSameRival(tx, playerId, entrant.playerId, now)
  const own = await roadSquad(ctx, player)
  if (own.length === 0) throw refuse('NO_SQUAD')
  const { squad: enemy } = await opponentAt(ctx, entrant.position, entrant)
  const experiencePercent = raisedBy(state, 'EXP', now) + (await bonuses(tx, playerId, now)).experience
  const setup = {
    ...{ kind: 'ARENA' as const, stair: state.bestVictoryStair, seed: random.bytes(SEED_BYTES).toString('hex') },
    ...{ own, enemy, bosses: [], consumables: [], skill: DEFENDER_SKILL },
    ...(experiencePercent > 0 ? { experiencePercent } : {}),
  }
  const begun = startBattle(world, setup)
  const battle = await insertBattle(tx, playerId, { kind: setup.kind, placeId: null, setup, state: begun.state }, now)
  const sides = { attacker: me.id, defender: entrant.id, attacker_player: playerId, defender_player: entrant.playerId }
  await insertFight(tx, { battle_id: battle.id, ...sides, target: entrant.position })
  await setRest(tx, me.id, now + arenaRest.minutes * MINUTE)
  state.battleId = battle.id
  await savePlayer(tx, player, now)
  return presentBattle(battle, state, begun.events)
}
