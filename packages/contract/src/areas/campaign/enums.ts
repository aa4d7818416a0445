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
