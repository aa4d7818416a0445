import type { ArenaOutcome } from '@skystair/contract'
import { leagueOf } from '@skystair/rules'
import type { Context } from '../../handlers.ts'
import { notifyPlayer } from '../../session/player-changed.ts'
import { notify } from '../notification/repository.ts'
import type { PlayerRow } from '../player/repository.ts'
import { endFight, fightOf } from './fight/repository.ts'
import { countFight, lockEntrants, swapPlaces } from './repository.ts'
import { countPlaceFrom } from './same-rival.ts'

type Base = Pick<Context, 'tx' | 'now' | 'after'>

/** Notifies the defender of the result of a fight. */
async function inform(ctx: Base, defender: number, attacker: PlayerRow, { won, place }: { won: boolean; place: number }) {
  const { tx, now } = ctx
  const name = attacker.name ?? ''
  if (won) await notify(tx, defender, 'arenaLost', { name, place: String(place) }, now)
  else await notify(tx, defender, 'arenaHeld', { name }, now)
  await notifyPlayer(ctx, defender)
}

/**
 * Ends a fight for a place: a winner swaps places with a defender above, unless the defender has moved since the fight began. Both rows are locked in a
 * fixed order, so any number of fights can end at the same time. Returns null if the battle was not for a place.
 */
export async function settleFight(ctx: Base, attacker: PlayerRow, battleId: number, won: boolean): Promise<ArenaOutcome | null> {
  const { tx, now } = ctx
  const fight = await fightOf(tx, battleId)
  if (!fight) return null
  const locked = await lockEntrants(tx, [fight.attacker, fight.defender])
  const me = locked.find(({ id }) => id === fight.attacker)
  const other = locked.find(({ id }) => id === fight.defender)
  if (!me || !other) throw new Error(`the fight ${battleId} is between nobody`)
  const rivalMoved = other.position !== fight.target
  const swaps = won && !rivalMoved && other.position < me.position
  if (swaps) await swapPlaces(tx, me, other)
  if (swaps && other.playerId !== null) await countPlaceFrom(tx, attacker.id, other.playerId, now)
  const [attackerTo, defenderTo] = swaps ? [other.position, me.position] : [me.position, other.position]
  const places = {
    ...{ attacker_from: me.position, attacker_to: attackerTo },
    ...{ defender_from: other.position, defender_to: defenderTo },
  }
  await endFight(tx, battleId, { won: won ? 1 : 0, ...places, at: now })
  await countFight(tx, me.id, won)
  if (other.playerId !== null && other.playerId !== attacker.id && (swaps || !won))
    await inform(ctx, other.playerId, attacker, { won, place: defenderTo })
  return {
    ...{ won, positionFrom: me.position, positionTo: attackerTo, rivalMoved: won && rivalMoved },
    ...{ leagueFrom: leagueOf(me.position), leagueTo: leagueOf(attackerTo) },
  }
}
