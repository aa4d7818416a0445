import type { CreatureClass, Occasion, OfferType, PersonalOfferRow } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import { world } from '@skystair/world'
import { personalOffers } from '@skystair/world/areas/offer/rows'
import { holds } from '../../economy/condition.ts'
import type { Tx } from '../../storage/db.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { customerOf } from '../player/customer.ts'
import type { PlayerRow } from '../player/repository.ts'
import { openOffers } from './open.ts'

/** A completed fight on the road, and what the player had reached before it. */
export interface Fought {
  readonly won: boolean
  readonly enemies: readonly { readonly class: CreatureClass }[]
  readonly levelBefore: number
  readonly stairBefore: number
}

const partAt = (stair: number) => world.parts.find(({ from, to }) => from <= stair && stair <= to)?.id

/** Returns what a fight has brought about. */
function occasionsOf({ won, enemies, levelBefore, stairBefore }: Fought, level: number, stair: number): ReadonlySet<Occasion> {
  const met = enemies.map((enemy): Occasion => `MET:${enemy.class}`)
  const higher = stair > stairBefore
  return new Set<Occasion>([
    ...met,
    ...(won ? [] : (['DEFEAT'] as const)),
    ...(level > levelBefore ? (['LEVEL'] as const) : []),
    ...(higher ? (['STAIR'] as const) : []),
    ...(higher && partAt(stair + 1) !== partAt(stairBefore + 1) ? (['PART'] as const) : []),
  ])
}

/**
 * Makes the first offer that fits what happened, unless the player has an open one; that of a hero only to a player without a hero of this kind. Returns
 * its type, or null. The player's row must be locked; the caller saves it. Why only one at a time: several would compete for the player's attention.
 */
export async function makeOffer(tx: Tx, player: PlayerRow, fought: Fought, now: number): Promise<OfferType | null> {
  const { state } = player
  if (openOffers(state, now).length > 0) return null
  const occasions = occasionsOf(fought, state.level, state.bestVictoryStair)
  const mayRepeat = (at: number, days: number | null) => days !== null && at + days * DAY <= now
  const fitting = personalOffers.filter(({ on, type, againAfterDays }) => {
    const made = state.offers?.[type]
    return occasions.has(on) && (!made || mayRepeat(made.at, againAfterDays))
  })
  if (fitting.length === 0) return null
  const customer = await customerOf(tx, player, now)
  const possible = fitting.filter(({ condition }) => holds(condition, customer))
  const creatures = possible.some(({ good }) => good.kind === 'HERO') ? await creaturesOf(tx, player.id, state, now) : []
  const isOwned = ({ good }: PersonalOfferRow) => good.kind === 'HERO' && creatures.some(({ imageId }) => imageId === good.imageId)
  const row = possible.find((one) => !isOwned(one))
  if (!row) return null
  state.offers = { ...state.offers, [row.type]: { at: now, until: now + row.hours * HOUR } }
  state.offersSeen = state.offersSeen.filter((type) => type !== row.type)
  return row.type
}
