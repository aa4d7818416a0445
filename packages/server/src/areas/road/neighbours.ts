import type { LiveEvent } from '@skystair/contract'
import { roadBand } from '@skystair/contract/measures'
import { MAIN } from '@skystair/rules'
import type { Context } from '../../handlers.ts'
import type { Tx } from '../../storage/db.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'

const DESTINATION = '/stomp/road/'
const destination = (band: number) => `${DESTINATION}${band}`

/** Milliseconds in which a player's position is sent once: a walking client saves it as often. */
const WINDOW = 2000
/** Positions sent in a band within that time, so that a crowd does not cost more than a few players. */
export const POSITIONS_IN_BAND = 12

type Base = Pick<Context, 'after' | 'now'>
type Walker = Pick<PlayerRow, 'id' | 'name' | 'state'>

/** Returns what others on the main road see of a player; null if they see nothing: guests have no name to show. */
function eventOf({ id, name, state }: Walker, posY: number | null, at: number): LiveEvent | null {
  const { characterAndCompanion, neighbours } = state
  if (name === null || !neighbours) return null
  return { type: 'road.neighbour', notificationType: 'ROAD_NEIGHBOUR', playerId: id, name, characterAndCompanion, posY, at }
}

/** Sends a player's position to those near it and near the one `before`, after the commit; no more often than the limits allow. */
export function publishPosition({ after, now }: Base, player: Walker, before: number): void {
  const { contextId, coordinate } = player.state
  const event = contextId === MAIN ? eventOf(player, coordinate, now) : null
  if (!event) return
  const bands = new Set([roadBand(coordinate), roadBand(before)])
  const window = Math.floor(now / WINDOW)
  after(async (bus, counter) => {
    const isFree = async (key: string, max: number) => (await counter.count(`neighbours:${key}:${window}`, WINDOW)).count <= max
    if (!(await isFree(`player:${player.id}`, 1))) return
    for (const band of bands) if (await isFree(`band:${band}`, POSITIONS_IN_BAND)) await bus.publish(destination(band), event)
  })
}

type Place = Pick<Walker['state'], 'contextId' | 'coordinate'>

/** Makes a player disappear from the road of others near a place, after the commit. */
export function publishDeparture({ after, now }: Base, player: Walker, { contextId, coordinate }: Place = player.state): void {
  const event = contextId === MAIN ? eventOf(player, null, now) : null
  if (event) after((bus) => bus.publish(destination(roadBand(coordinate)), event))
}

/** Makes a player who went to another place at once, such as by a teleport, disappear near the place `before` and appear near the new one. */
export function publishTravel(ctx: Base, player: Walker, before: Place): void {
  const { contextId, coordinate } = player.state
  if (contextId !== before.contextId || roadBand(coordinate) !== roadBand(before.coordinate)) publishDeparture(ctx, player, before)
  publishPosition(ctx, player, coordinate)
}

/** True for the bands around the player's position on the main road. */
export async function mayHear(tx: Tx, playerId: number, asked: string): Promise<boolean> {
  if (!asked.startsWith(DESTINATION)) return false
  const { coordinate, contextId, neighbours } = (await loadPlayer(tx, playerId)).state
  const band = roadBand(coordinate)
  return neighbours && contextId === MAIN && [band - 1, band, band + 1].map(destination).includes(asked)
}
