import { MELEE_SIDES } from '@skystair/contract/enums'
import { type BattleSetup, DEFENDER_SKILL, startBattle } from '@skystair/rules'
import { world } from '@skystair/world'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import type { Context } from '../../handlers.ts'
import type { Tx } from '../../storage/db.ts'
import { guardianSquad } from '../arena/squads.ts'
import { insertBattle } from '../battle/repository.ts'
import { endTurn, goingOf, goOn } from './going.ts'
import { deleteMelee, insertSeat, meleeOf, type Seat, type StoredMelee, seatsOf } from './repository.ts'

export type Base = Pick<Context, 'tx' | 'now' | 'random'>

const SEED_BYTES = 16
/** Squads of the arena are not weaker than the guardian of this stair. */
const LOWEST_STAIR = 7
const SIDES = ['TM1', 'TM2', 'TM3', 'TM4', 'TM5'] as const

/** Gives the free seats to squads of the arena: those of guardians whom the players have met, with ids of their own. */
async function fillSeats(tx: Tx, melee: StoredMelee, now: number): Promise<Seat[]> {
  const players = await seatsOf(tx, melee.id)
  const mean = Math.trunc(players.reduce((sum, { stair }) => sum + stair, 0) / Math.max(1, players.length))
  for (let n = players.length; n < MELEE_SIDES; n++) {
    const stair = Math.max(LOWEST_STAIR, mean - n)
    const squad = guardianSquad(stair)
      .slice(0, meleeRow.fighters)
      .map((creature, i) => ({ ...creature, id: -(n * 10 + i + 1) }))
    await insertSeat(tx, { meleeId: melee.id, playerId: null, stair, squad }, now)
  }
  return seatsOf(tx, melee.id)
}

/** Begins a melee that is locked: draws the order of the sides and the seed. `owner` is one of its players. */
async function begin({ tx, now, random }: Base, melee: StoredMelee, owner: number): Promise<void> {
  const startsAt = Math.min(now, melee.startsAt)
  const seats = (await fillSeats(tx, melee, now))
    .map((seat) => ({ seat, drawn: random.int(2 ** 32) }))
    .sort((a, b) => a.drawn - b.drawn || a.seat.id - b.seat.id)
    .map(({ seat }, i) => ({ ...seat, side: SIDES[i]! }))
  const [own = [], enemy = [], ...others] = seats.map(({ squad }) => squad)
  const setup: BattleSetup = {
    ...{ kind: 'MULTI', everySide: true, seed: random.bytes(SEED_BYTES).toString('hex'), skill: DEFENDER_SKILL },
    ...{ stair: Math.max(...seats.map(({ stair }) => stair)), own, enemy, others, bosses: [], consumables: [] },
  }
  const { state } = startBattle(world, setup)
  const battle = await insertBattle(tx, owner, { kind: 'MULTI', placeId: null, setup, state }, startsAt)
  await goOn(tx, { melee: { ...melee, queue: null, startsAt, battleId: battle.id }, seats, battle }, startsAt, now)
}

/** Whether a melee must begin or go on. */
export const isDue = ({ progress, startsAt, turnUntil }: StoredMelee, now: number): boolean =>
  (progress === 'WAITING' && startsAt <= now) || (progress === 'RUNNING' && turnUntil <= now)

/** Deletes a melee that nobody waits for any longer. */
export async function disband(tx: Tx, melee: StoredMelee): Promise<StoredMelee> {
  await deleteMelee(tx, melee.id)
  return { ...melee, progress: 'OVER' }
}

/** Locks a melee, and begins it or lets it go on if it is time, or if it is full. Returns whether it has changed. */
export async function advance(base: Base, id: number): Promise<{ readonly melee: StoredMelee; readonly changed: boolean }> {
  const { tx, now } = base
  const melee = await meleeOf(tx, id, { lock: true })
  const seats = melee.progress === 'WAITING' ? await seatsOf(tx, id) : []
  if (seats.length < MELEE_SIDES && !isDue(melee, now)) return { melee, changed: false }
  if (melee.progress === 'RUNNING') await endTurn(tx, await goingOf(tx, melee), now)
  else {
    const owner = seats.find(({ playerId }) => playerId !== null)?.playerId
    // Accounts may have been deleted.
    if (owner == null) return { melee: await disband(tx, melee), changed: true }
    await begin(base, melee, owner)
  }
  return { melee: await meleeOf(tx, id), changed: true }
}
