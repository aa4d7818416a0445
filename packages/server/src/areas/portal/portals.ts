import type { PortalRow, Portal as PortalShown, Price } from '@skystair/contract'
import { INTERACTION_RANGE } from '@skystair/contract/measures'
import { DAY } from '@skystair/contract/time'
import { isInInteractionRange, MAIN, mix, placesBetween, raidOf, snowOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { offerPercent, portalAt, portals } from '@skystair/world/areas/portal/rows'
import { wasGrantedUnder } from '../../economy/grant.ts'
import { reduced } from '../../economy/offers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { reachOf } from '../player/position.ts'
import type { PlayerRow } from '../player/repository.ts'
import type { PlayerState } from '../player/state.ts'
import { portalDiscounts } from './repository.ts'

/** Returns the portal with this number. Throws PLACE_NOT_FOUND. */
export function portalById(id: number): PortalRow {
  const row = portals.find((portal) => portal.id === id)
  if (!row) throw refuse('PLACE_NOT_FOUND')
  return row
}

const isOpen = ({ stair }: PortalRow, { bestVictoryStair }: PlayerState): boolean => stair <= bestVictoryStair

/** Returns the portal of the day: one of those that the player may pass. Null if there is none. */
export function portalOfDay(state: PlayerState, now: number): PortalRow | null {
  const today = Math.floor(now / DAY)
  const turnOf = ({ id }: PortalRow) => mix(today, id)
  return portals.filter((row) => isOpen(row, state)).sort((a, b) => turnOf(a) - turnOf(b))[0] ?? null
}

const isOfDay = ({ id }: PortalRow, state: PlayerState, now: number): boolean => portalOfDay(state, now)?.id === id

/** Returns today's price of a portal for a player, with a discount in per cent. */
export const priceOf = (row: PortalRow, state: PlayerState, now: number, discount: number): Price[] =>
  reduced(reduced(row.price, isOfDay(row, state, now) ? offerPercent : 0), discount)

/** Returns the reference of the reward of the first passage. */
export const firstPassage = ({ id }: PortalRow): string => `portal:${id}:first`

/** Returns whether the player is at a portal with this destination, or it is the portal of the day and the player is neither in the snow world nor on a raid. */
export function isWithinReach(row: PortalRow, state: PlayerState, now: number): boolean {
  if (isOfDay(row, state, now)) return snowOf(state.contextId) === null && raidOf(state.contextId) === null
  if (state.contextId !== MAIN) return false
  const { coordinate } = state
  const { maxCoordinate } = reachOf(state)
  return placesBetween(world, MAIN, coordinate - INTERACTION_RANGE, coordinate + INTERACTION_RANGE).some(
    (place) =>
      place.placeType === 'PORTAL' && portalAt(place.stair).id === row.id && isInInteractionRange(place, coordinate, maxCoordinate),
  )
}

/** Returns a portal for a player. */
export async function presentPortal(tx: Tx, { id: playerId, state }: PlayerRow, row: PortalRow, now: number): Promise<PortalShown> {
  const discounts = await portalDiscounts(tx, playerId)
  const discount = discounts.find(({ portalId }) => portalId === row.id)?.percent ?? 0
  const ofDay = isOfDay(row, state, now)
  const isNew = !(await wasGrantedUnder(tx, playerId, firstPassage(row)))
  return {
    id: row.id,
    name: row.name,
    targetStair: row.stair,
    open: isOpen(row, state),
    price: priceOf(row, state, now, discount),
    fullPrice: ofDay || discount > 0 ? [...row.price] : null,
    discounts: discounts.map(({ percent, amount }) => ({ discountPercent: percent, count: amount })),
    discount,
    gain: isNew ? [{ kind: 'sulfur', amount: row.sulfur }] : [],
    offerUntil: ofDay ? (Math.floor(now / DAY) + 1) * DAY : null,
  }
}
