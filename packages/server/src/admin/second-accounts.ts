import { gemsOf } from '@skystair/world/areas/gift/rows'
import { mostPlacesBetween } from '../areas/arena/fight/repository.ts'
import { mostDonations } from '../areas/clan/budget/repository.ts'
import { type GiftsBetween, mostGiftsBetween } from '../areas/gift/repository.ts'
import { beganTogether } from '../areas/load/repository.ts'
import { invitedOneAnother } from '../areas/referral/repository.ts'
import type { Tx } from '../storage/db.ts'
import { table } from './table.ts'

/** Returns what suggests that two accounts are one person's. */
async function signs(tx: Tx, one: number, other: number): Promise<string> {
  const found = [(await beganTogether(tx, one, other)) ? 'one page' : [], (await invitedOneAnother(tx, one, other)) ? 'invited' : []]
  return found.flat().join(', ')
}

const gemsIn = ({ byOffer }: GiftsBetween): number => [...byOffer].reduce((sum, [offer, gifts]) => sum + gemsOf(offer) * gifts, 0)

/** Returns who gained most from one other player since a moment, by gifts, places on the arena and donations, as text for the operator. */
export async function secondAccountsReport(tx: Tx, since: number, max: number): Promise<string> {
  const [gifts, places, donors] = [
    await mostGiftsBetween(tx, since, max),
    await mostPlacesBetween(tx, since, max),
    await mostDonations(tx, since, max),
  ]
  const giftRows = []
  for (const between of gifts) {
    const { receiverId, senderId } = between
    giftRows.push([receiverId, senderId, between.gifts, gemsIn(between), await signs(tx, receiverId, senderId)])
  }
  const placeRows = []
  for (const { winnerId, loserId, places: won } of places) placeRows.push([winnerId, loserId, won, await signs(tx, winnerId, loserId)])
  return [
    'Most gifts taken from one player in 30 days',
    table(['player', 'from', 'gifts', 'gems paid', 'signs of one person'], giftRows),
    '\nMost places on the arena won from one player in 30 days',
    table(['player', 'from', 'places', 'signs of one person'], placeRows),
    '\nMost donations of one member in 30 days',
    table(
      ['clan', 'member', 'donations', 'now'],
      donors.map(({ clanId, playerId, donations, left }) => [clanId, playerId, donations, left ? 'has left' : 'in the clan']),
    ),
  ].join('\n')
}
