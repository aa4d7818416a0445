import { oddsOf } from '@skystair/rules'
import { chestCampaigns, chests, chestTable } from '@skystair/world/areas/campaign/rows'
import { expect, it } from 'vitest'

it('has the same odds in each campaign: only the rarest prize differs', () => {
  for (const { type } of chests) {
    const [first, ...others] = chestCampaigns.map((campaign) => chestTable(campaign, type))
    for (const other of others) {
      expect(oddsOf(other)).toEqual(oddsOf(first!))
      expect(other.rows.slice(0, -1)).toEqual(first!.rows.slice(0, -1))
      expect(other.rows.at(-1)).not.toEqual(first!.rows.at(-1))
    }
  }
})
