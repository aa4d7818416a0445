// Replies of campaigns, complete and valid; tests change what they need.

import type { CampaignOffer, CampaignPage, CampaignStatus, CampaignType, Chest, ChestCampaign, ChestType } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import { chests, chestTable } from '@skystair/world/areas/campaign/rows'
import { NOW } from './fixtures.ts'

export const campaignStatus = (type: CampaignType, changes: Partial<CampaignStatus> = {}): CampaignStatus => ({
  ...{ type, active: true, from: NOW - DAY, until: NOW + DAY, discountPercent: 0, seen: false },
  ...changes,
})

export const campaignOffer = (id: number, kind: string, changes: Partial<CampaignOffer> = {}): CampaignOffer => ({
  ...{ id, gains: [{ kind, amount: 1 }], hero: null, price: [], oldPrice: null, left: 1, availableAt: 0, refusal: null },
  ...changes,
})

export const campaignPage = (type: CampaignType, offers: CampaignOffer[] = []): CampaignPage => ({ ...campaignStatus(type), offers })

/** A chest of the first campaign, with its real odds. */
const campaignChest = (type: ChestType, progress: number, opened = false): Chest => {
  const index = chests.findIndex((chest) => chest.type === type)
  const goal = chests[index]?.goal ?? 1
  return {
    ...{ id: 101 + index, type, goal, opened, progress: Math.min(progress, goal), openable: progress >= goal && !opened },
    until: NOW + DAY,
    draw: { chance: `CHEST_3:${type}`, number: 1, seedHash: 'c3ab8ff13720e8ad9047dd39466b3c8974e592c2fa383d4a3960714caef0c4f2' },
    chances: chestTable('CHEST_3', type).rows.map(({ weight, rewards }) => ({
      weight,
      gains: rewards.flatMap((reward) =>
        reward.kind === 'resource'
          ? [{ kind: reward.resource, amount: reward.amount }]
          : reward.kind === 'consumable'
            ? [{ kind: reward.consumable, amount: reward.amount }]
            : reward.kind === 'creature'
              ? [{ kind: reward.imageId, amount: 1 }]
              : [],
      ),
    })),
  }
}

/** A chest campaign: one chest was opened, the next can be opened. */
export const chestCampaign = (): ChestCampaign => ({
  ...{ status: campaignStatus('CHEST_3'), bought: 732, victories: 41, gemsPerVictory: 60 },
  chests: chests.map(({ type }) => campaignChest(type, 3192, type === 'SILVER')),
})
