import type { Creature, Rival } from '@skystair/contract'
import { difficultyFor, fullPower, mix, opponentPlaces, powerOf } from '@skystair/rules'
import type { Context } from '../../handlers.ts'
import { loadPlayer } from '../player/repository.ts'
import { isDeleted } from '../security/repository.ts'
import { type Entrant, entrantsAt, lastPosition } from './repository.ts'
import { arenaSquad, defenceSquad } from './squads.ts'

/** The holder of a place: a player with the defending squad, or a squad of the arena. */
interface Opponent {
  readonly position: number
  readonly playerId: number | null
  /** Null also for a deleted account. */
  readonly name: string | null
  readonly level: number
  readonly squad: readonly Creature[]
}

type Base = Pick<Context, 'tx' | 'now' | 'bonuses'>

/** Returns the opponent on a place. `entrant` is the row of the place, if there is one. */
export async function opponentAt(base: Base, position: number, entrant: Entrant | undefined): Promise<Opponent> {
  if (!entrant || entrant.playerId === null) {
    const squad = arenaSquad(position)
    const strongest = squad.reduce((a, b) => (fullPower(b) > fullPower(a) ? b : a))
    return { position, playerId: null, name: null, level: strongest.level, squad }
  }
  const player = await loadPlayer(base.tx, entrant.playerId)
  const squad = await defenceSquad(base, player, entrant.defence)
  const name = (await isDeleted(base.tx, player.id)) ? null : player.name
  return { position, playerId: player.id, name, level: player.state.level, squad }
}

/** Returns the places of a player's rivals. They stay the same until the player fights or moves. */
export const rivalPlaces = ({ id, position, fights }: Entrant, last: number): readonly number[] =>
  opponentPlaces(position, last, mix(id, fights))

/** Returns the rivals that a player can challenge, with their strength compared with the player's own. */
export async function rivalsOf(base: Base, me: Entrant, ownPower: number): Promise<Rival[]> {
  const places = rivalPlaces(me, await lastPosition(base.tx))
  const entrants = new Map((await entrantsAt(base.tx, places)).map((entrant) => [entrant.position, entrant]))
  const rivals: Rival[] = []
  for (const place of places) {
    const { position, squad, ...who } = await opponentAt(base, place, entrants.get(place))
    const power = powerOf(squad)
    rivals.push({
      ...who,
      positionNumber: position,
      power,
      difficulty: difficultyFor(ownPower, power),
      squad: squad.map(({ imageId }) => imageId),
    })
  }
  return rivals
}
