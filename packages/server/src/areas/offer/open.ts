import { type OfferRow, OfferType, type PersonalOfferRow, type Player } from '@skystair/contract'
import { personalOffers } from '@skystair/world/areas/offer/rows'
import type { Running } from '../../economy/condition.ts'
import { gemsBonusPercent } from '../campaign/calendar.ts'
import type { PlayerRow } from '../player/repository.ts'
import type { PlayerState } from '../player/state.ts'

export interface OpenOffer {
  readonly row: PersonalOfferRow
  /** When it was made, and the first moment after it. */
  readonly at: number
  readonly until: number
}

/** Returns the offers that were made to a player and have not ended. */
export function openOffers({ offers }: Pick<PlayerState, 'offers'>, now: number): OpenOffer[] {
  // Most players have never got one.
  if (!offers) return []
  return personalOffers.flatMap((row) => {
    const made = offers[row.type]
    return made && now < made.until ? [{ row, ...made }] : []
  })
}

/** The same in the form that conditions of offers refer to. */
export const runningOffers = (state: Pick<PlayerState, 'offers'>, now: number): Running[] =>
  openOffers(state, now).map(({ row: { type }, at, until }) => ({ id: type, key: `${type}@${at}`, until }))

/** Returns the offers that the player has viewed, and those that wait to be viewed. */
export function listedOffers(state: Pick<PlayerState, 'offers' | 'offersSeen'>, now: number): Player['offers'] {
  const { offersSeen } = state
  const unseen = openOffers(state, now).flatMap(({ row: { type } }) => (offersSeen.includes(type) ? [] : [type]))
  const listed = (viewed: boolean) => (offerType: OfferType) => ({ offerType, viewed })
  // A newer server may have made others.
  const known = offersSeen.filter((type) => OfferType.includes(type))
  return [...known.map(listed(true)), ...unseen.map(listed(false))]
}

/** Marks an offer as viewed. */
export function markSeen({ offersSeen }: Pick<PlayerState, 'offersSeen'>, type: OfferType): void {
  if (!offersSeen.includes(type)) offersSeen.push(type)
}

/** Returns the reductions of a hero shop's prices by offers. */
export const reductionsIn = (shop: string): NonNullable<OfferRow['reductions']> =>
  personalOffers
    .filter(({ good }) => good.kind === 'SHOPS' || (good.kind === 'SHOP' && good.shop === shop))
    .map(({ type, percent }) => ({ percent, condition: { offer: type } }))

/** Returns the player's own bonus on bought gems; null without one. */
export const ownGemsBonus = ({ gemsBonus }: Pick<PlayerState, 'gemsBonus'>, now: number): NonNullable<PlayerState['gemsBonus']> | null =>
  gemsBonus && now < gemsBonus.until ? gemsBonus : null

/** Returns the bonus in per cent that the bank currently adds to the gems that a player buys: the largest one of the campaign's, the player's offer and the player's own. */
export const gemsBonusFor = (player: PlayerRow, now: number): number =>
  Math.max(
    gemsBonusPercent(player, now),
    ownGemsBonus(player.state, now)?.percent ?? 0,
    ...openOffers(player.state, now).flatMap(({ row: { good, percent } }) => (good.kind === 'BANK' ? [percent] : [])),
  )
