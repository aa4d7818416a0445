import type { Battle, BattleEvent, BattleSide, Gain, MeleeFight } from '@skystair/contract'
import { ask } from '@skystair/rules'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { gainsOf } from '../../economy/gain.ts'
import type { Tx } from '../../storage/db.ts'
import { progressOf } from '../battle/repository.ts'
import { shownNames } from '../security/shown-names.ts'
import { type Going, goingOf } from './going.ts'
import { eventsAfter, type Seat, type StoredMelee, seatsOf } from './repository.ts'

const SIDES = ['TM1', 'TM2', 'TM3', 'TM4', 'TM5'] as const

/** Returns a function that names sides as a player sees them: the player's own is TM1, and the others follow in the order in which they move. */
export const sidesAs = (own: BattleSide) => (side: BattleSide) =>
  SIDES[(SIDES.indexOf(side as (typeof SIDES)[number]) - SIDES.indexOf(own as (typeof SIDES)[number]) + SIDES.length) % SIDES.length]!

/** Returns the rewards of a seat: none for a squad that only the rules have led; null while it fights. */
export function rewardsOf({ place, moves, missed }: Seat) {
  if (place === null) return null
  return missed && moves === 0 ? [] : (meleeRow.rewards[place - 1] ?? [])
}

/** The only events that name a side. */
const eventAs = (event: BattleEvent, as: (side: BattleSide) => BattleSide): BattleEvent =>
  event.type === 'END' && event.what ? { ...event, what: as(event.what as BattleSide) } : event

function presentBattle({ battle }: Going, events: readonly BattleEvent[], as: (side: BattleSide) => BattleSide): Battle {
  const { id, kind, setup, seedHash, state } = battle
  return {
    ...{ id, kind, placeId: null, progress: progressOf(state), stair: state.stair, round: state.round, version: state.version },
    ...{ seedHash, seed: state.winner ? setup.seed : null, result: null },
    creatures: state.creatures.map((creature) => ({ ...creature, side: as(creature.side) })),
    events: events.map((event) => eventAs(event, as)),
  }
}

async function presentSeats(tx: Tx, seats: readonly Seat[], as: (side: BattleSide) => BattleSide): Promise<MeleeFight['seats']> {
  const nameOf = await shownNames(
    tx,
    seats.flatMap(({ playerId }) => playerId ?? []),
  )
  return seats
    .map(({ playerId, side, missed, hasLeft, place }) => ({
      ...{ side: side && as(side), playerId, name: nameOf(playerId), place },
      away: side !== null && (playerId === null || missed || hasLeft),
    }))
    .sort((a, b) => (a.side ?? '').localeCompare(b.side ?? ''))
}

/** Returns a melee as one of its players sees it, with the events after `since` inputs. */
export async function presentFight(tx: Tx, melee: StoredMelee, own: Seat, since: number | undefined): Promise<MeleeFight> {
  const { id, progress, startsAt, turnFrom, turnUntil } = melee
  const shared = { id, progress, startsAt }
  if (progress === 'WAITING') {
    const seats = await presentSeats(tx, await seatsOf(tx, id), (side) => side)
    return { ...shared, seats, turn: null, since: 0, battle: null, ask: null, reward: null }
  }
  const going = await goingOf(tx, melee)
  const me = going.seats.find((seat) => seat.id === own.id) ?? own
  const { state } = going.battle
  const as = sidesAs(me.side ?? 'TM1')
  const choice = state.turn === me.side ? ask(state) : null
  const events = since === undefined ? [] : await eventsAfter(tx, id, since)
  const rewards = rewardsOf(me)
  const reward: Gain[] | null = rewards && gainsOf(rewards)
  return {
    ...shared,
    seats: await presentSeats(tx, going.seats, as),
    turn: state.winner ? null : { side: as(state.turn), until: turnUntil, limit: turnUntil - turnFrom },
    since: since ?? state.version,
    battle: presentBattle(going, events, as),
    ask: choice && { ...choice, side: as(choice.side) },
    reward,
  }
}
