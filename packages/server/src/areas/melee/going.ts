import type { BattleSide } from '@skystair/contract'
import { type Move, placesOfSides, play } from '@skystair/rules'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { completeBattle, loadBattle, type StoredBattle, saveMove } from '../battle/repository.ts'
import { loadPlayer } from '../player/repository.ts'
import { insertEvents, type Seat, type StoredMelee, seatsOf, storeMelee, storeSeat } from './repository.ts'

/** A melee that is fought. */
export interface Going {
  readonly melee: StoredMelee
  readonly seats: readonly Seat[]
  readonly battle: StoredBattle
}

const SECOND = 1000
const { turn, longTurn, awayTurn, perMove } = meleeRow

/** Returns a melee that has begun, with its battle. */
export async function goingOf(tx: Tx, melee: StoredMelee): Promise<Going> {
  return { melee, seats: await seatsOf(tx, melee.id), battle: await loadBattle(tx, { battleId: melee.battleId }) }
}

/** Returns how many seconds the leader of a squad has for a turn: less after a missed one, more if the player has asked for it. */
async function turnOf(tx: Tx, { playerId, missed }: Seat): Promise<number> {
  const long = playerId !== null && (await loadPlayer(tx, playerId)).state.longTurns
  if (long) return missed ? turn : longTurn
  return missed ? awayTurn : turn
}

/** Whether a player leads the squad; otherwise the rules move for it at once. */
const isLed = ({ playerId, hasLeft }: Seat): boolean => playerId !== null && !hasLeft

const withSeat = (going: Going, side: BattleSide, change: Partial<Seat>): Going => ({
  ...going,
  seats: going.seats.map((seat) => (seat.side === side ? { ...seat, ...change } : seat)),
})

/** Makes the move of the side whose turn it is and stores it. Throws the rules' refusal. */
async function input(tx: Tx, going: Going, move: Move): Promise<Going> {
  const played = play(going.battle.state, move)
  if ('refused' in played) throw refuse(played.refused)
  const battle = await saveMove(tx, going.battle, move, played.state)
  await insertEvents(tx, going.melee.id, battle.moves.length, played.events)
  const places = placesOfSides(battle.state)
  return { ...going, battle, seats: going.seats.map((seat) => ({ ...seat, place: (seat.side && places[seat.side]) ?? null })) }
}

/** Stores everything but the battle, whose moves are stored already. */
async function store(tx: Tx, going: Going, turnFrom: number, turnUntil: number): Promise<Going> {
  const isOver = going.battle.state.winner !== null
  const melee = { ...going.melee, turnFrom, turnUntil, progress: isOver ? ('OVER' as const) : ('RUNNING' as const) }
  await storeMelee(tx, melee)
  for (const seat of going.seats) await storeSeat(tx, seat)
  if (isOver) await completeBattle(tx, going.battle.id)
  return { ...going, melee }
}

/**
 * Lets the rules move until it is the turn of a player who still has time; `from` is when the present turn began. A turn that ended in the past was followed
 * by the next one at once, so the result does not depend on who asks and when. `made`: the number of moves that the player has not seen yet.
 */
export async function goOn(tx: Tx, begun: Going, from: number, now: number, made = 0): Promise<Going> {
  let [going, at, unseen] = [begun, from, made]
  for (;;) {
    const { turn: side, winner } = going.battle.state
    const seat = going.seats.find((one) => one.side === side)
    if (winner || !seat) return store(tx, going, at, at)
    if (isLed(seat)) {
      const until = at + ((await turnOf(tx, seat)) + unseen * perMove) * SECOND
      if (until > now) return store(tx, going, at, until)
      going = withSeat(going, side, { missed: true })
      ;[at, unseen] = [until, 0]
    }
    going = await input(tx, going, { type: 'auto' })
    unseen++
  }
}

/** Ends the present turn, whose time is over. */
export async function endTurn(tx: Tx, going: Going, now: number): Promise<Going> {
  const missed = withSeat(going, going.battle.state.turn, { missed: true })
  return goOn(tx, await input(tx, missed, { type: 'auto' }), going.melee.turnUntil, now, 1)
}

/** Makes a player's move in the player's turn. */
export async function makeMove(tx: Tx, going: Going, { side, moves }: Seat, move: Move, now: number): Promise<Going> {
  const moved = await input(tx, going, move)
  return goOn(tx, side ? withSeat(moved, side, { missed: false, moves: moves + 1 }) : moved, now, now, 1)
}

/** Lets the rules lead a squad from now on, at once if it is its turn. */
export async function leaveSquad(tx: Tx, going: Going, { side }: Seat, now: number): Promise<Going> {
  const left = side ? withSeat(going, side, { hasLeft: true }) : going
  const { turnFrom, turnUntil } = going.melee
  return side === going.battle.state.turn ? goOn(tx, left, now, now) : store(tx, left, turnFrom, turnUntil)
}
