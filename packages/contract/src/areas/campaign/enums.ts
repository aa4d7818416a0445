export const CampaignType = [
  'OK_GROUP',
  'CHEST',
  'CHEST_2',
  'CHEST_3',
  'WHEEL',
  'ARTIFACT_SET_1',
  'NO',
  'GEMS_PLUS_50',
  'HERO',
  'SNOW_WORLD',
  'BOOSTER',
  'PORTAL_DISCOUNT',
] as const
export type CampaignType = (typeof CampaignType)[number]

export const ChestType = ['SILVER', 'GOLD', 'AZURE', 'LAVA', 'AMBER', 'JADE'] as const
export type ChestType = (typeof ChestType)[number]

/** Why an offer of a campaign is not available: another one must be taken first, it was taken, or the day's limit is reached. */
export const CampaignRefusal = ['OFFER_LOCKED', 'ALREADY_TAKEN', 'OFFER_LIMIT'] as const
export type CampaignRefusal = (typeof CampaignRefusal)[number]

/** USUAL costs a ticket, GOLD a gold ticket. */
export const WheelKind = ['USUAL', 'GOLD'] as const
export type WheelKind = (typeof WheelKind)[number]
