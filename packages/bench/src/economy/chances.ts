// Chests, the wheel, and what else gives by chance or for free.
import { HOUR, MINUTE } from '@skystair/contract/time'
import { campaignsAt } from '@skystair/rules'
import { earn, spendTime } from '@skystair/rules/sim'
import { advert, bankGifts, bankProducts, freeOptions, memberships } from '@skystair/world/areas/bank/rows'
import {
  type ChestCampaignType,
  campaignOffers,
  campaignTimes,
  chestCampaigns,
  chests,
  chestTable,
  delayedChestOf,
  delayedChestType,
  GEMS_PER_VICTORY,
  VICTORIES_PER_CHEST,
  VICTORIES_PER_TICKET,
  wheelOf,
} from '@skystair/world/areas/campaign/rows'
import { type Account, buy, charge, drawFor, give, stairOf, timeOf, use } from './account.ts'

export const victories = ({ player, victories: others }: Account): number => others + player.battles.filter(({ won }) => won).length
const SPIN = 8000
const SHORT = 6000

/** What the bank gives for nothing, and adverts. */
export function visitBank(account: Account): void {
  const points = account.player.purse.bonusPoints
  const isMember = (name: string | undefined) => points >= (memberships.find(({ membership }) => membership === name)?.points ?? 0)
  const open = [...freeOptions, ...bankGifts.filter(({ condition }) => isMember(condition?.membership))]
  for (const { id, rewards, limit } of open) if (use(account, `bank:${id}`, 1, limit?.hours)) give(account, rewards, 'bank')
  if (!use(account, 'advert', advert.aDay)) return
  earn(account.player, 'mithril', advert.gems, 'advert')
  spendTime(account.player, advert.seconds * 1000)
}

/** The first payment: the second largest package. */
export function payOnce(account: Account): void {
  if (!account.pays || account.player.now < 24 * HOUR || !use(account, 'payment', 1, 0)) return
  const bought = bankProducts.find(({ productId }) => productId === 'gems_3500')!
  earn(account.player, 'mithril', bought.gems + bought.bonusGems, 'purchase')
  earn(account.player, 'bonusPoints', bought.bonusPoints, 'purchase')
  account.campaign.gems += bought.gems
}

/** The chest that victories bring, which opens with time. */
export function openDelayedChest(account: Account): void {
  const { player } = account
  if (account.chest && account.chest.readyAt <= player.now) {
    const table = delayedChestOf(delayedChestType(account.chest.type))
    give(account, drawFor(account, table, account.chest.type).rewards, 'delayedChest')
    account.chest = null
    spendTime(player, SHORT)
  }
  if (account.chest || victories(account) < VICTORIES_PER_CHEST * (account.chests + 1)) return
  account.chests++
  account.chest = { type: account.chests, readyAt: player.now + delayedChestOf(delayedChestType(account.chests)).minutes * MINUTE }
}

/** Tickets for victories, and the wheel while its campaign runs. Nobody keeps tickets to shorten the arena's rest. */
export function spin(account: Account): void {
  const { player } = account
  const due = Math.trunc(victories(account) / VICTORIES_PER_TICKET)
  while (use(account, 'victoryTickets', due, 0)) earn(player, 'tickets', 1, 'wheelTickets')
  if (!campaignsAt(campaignTimes, timeOf(account)).some(({ type }) => type === 'WHEEL')) return
  while (account.goldTickets > 0 || player.purse.tickets > 0) {
    const isGold = account.goldTickets > 0
    if (isGold) account.goldTickets--
    else charge(account, [{ resource: 'tickets', amount: 1 }], 'wheel')
    give(account, drawFor(account, wheelOf(isGold ? 'GOLD' : 'USUAL'), account.spins++).rewards, 'wheel')
    spendTime(player, SPIN)
  }
}

/** The campaigns of the calendar: chests by their goals, the set of artifacts, free boosters. */
export function joinCampaigns(account: Account): void {
  for (const { type, from } of campaignsAt(campaignTimes, timeOf(account))) {
    if (chestCampaigns.includes(type as ChestCampaignType)) {
      const won = victories(account)
      if (account.campaign.since !== from)
        account.campaign = { since: from, gems: account.campaign.gems - GEMS_PER_VICTORY * won, opened: 0 }
      const reached = account.campaign.gems + GEMS_PER_VICTORY * won
      for (const { type: chest, goal } of chests.slice(account.campaign.opened)) {
        if (reached < goal) break
        give(account, drawFor(account, chestTable(type as ChestCampaignType, chest), from).rewards, 'chest')
        account.campaign.opened++
      }
    }
    for (const offer of campaignOffers.filter(({ campaign, limit }) => campaign === type && limit?.perEvent === 1)) {
      const wanted = type === 'ARTIFACT_SET_1' && (offer.after ?? []).every((id) => account.limits.has(`offer:${id}:${from}:0`))
      const key = `offer:${offer.id}:${from}`
      if (!wanted || stairOf(account) < 5 || account.limits.has(`${key}:0`) || !buy(account, 'campaign', offer.price)) continue
      use(account, key, 1, 0)
      give(account, offer.rewards, 'campaign')
    }
    const free = campaignOffers.find(({ id, campaign }) => campaign === type && id === 601)
    if (free && use(account, 'freeBooster', 1)) give(account, free.rewards, 'campaign')
  }
}
