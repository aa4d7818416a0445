import type { CampaignType } from '@skystair/contract'

interface PlaceLook {
  /** Frame of the campaign's picture. */
  readonly picture: string
  readonly keeper: string
  readonly backdrop: string
}

const barker = 'keeper/1/barker'
const locksmith = 'keeper/3/locksmith'

export const looks: Readonly<Record<CampaignType, PlaceLook>> = {
  OK_GROUP: { picture: 'pack/gift_500', keeper: barker, backdrop: 'shop/event' },
  CHEST: { picture: 'chest-closed/JADE', keeper: locksmith, backdrop: 'place/chests' },
  CHEST_2: { picture: 'chest-closed/AZURE', keeper: locksmith, backdrop: 'place/chests' },
  CHEST_3: { picture: 'chest-closed/LAVA', keeper: locksmith, backdrop: 'place/chests' },
  WHEEL: { picture: 'keeper/3/wheel_girl', keeper: 'keeper/3/wheel_girl', backdrop: 'place/wheel' },
  ARTIFACT_SET_1: { picture: 'keeper/3/smith', keeper: 'keeper/3/smith', backdrop: 'place/forge' },
  NO: { picture: 'icon/cat', keeper: barker, backdrop: 'shop/event' },
  GEMS_PLUS_50: { picture: 'pack/gems_8000', keeper: 'keeper/1/cashier', backdrop: 'shop/market' },
  HERO: { picture: 'keeper/1/sergeant', keeper: 'keeper/1/sergeant', backdrop: 'shop/heroes-usual' },
  SNOW_WORLD: { picture: 'keeper/3/hare_postman', keeper: 'keeper/3/hare_postman', backdrop: 'place/snow' },
  BOOSTER: { picture: 'booster/COMPLEX_BIG', keeper: 'keeper/1/botanist', backdrop: 'shop/boosters' },
  PORTAL_DISCOUNT: { picture: 'portal', keeper: 'portal', backdrop: 'place/portal' },
}
