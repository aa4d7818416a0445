// Offers to a single player, made when something happens to that player. Not part of the world's index: only the server knows them.
import type { OfferGood, PersonalOfferRow } from '@skystair/contract'

type Rest = Pick<PersonalOfferRow, 'condition' | 'percent' | 'hours' | 'againAfterDays'>

const offer = (id: number, type: PersonalOfferRow['type'], on: PersonalOfferRow['on'], good: OfferGood, rest: Rest): PersonalOfferRow => ({
  ...{ id, type, on, good },
  ...rest,
})
const myth = { kind: 'SHOP', shop: 'myth' } as const

/** If several could be made at once, the first one is. Rarer ones therefore come first. */
export const personalOffers: readonly PersonalOfferRow[] = [
  offer(
    1,
    'FIRST_HERO',
    'DEFEAT',
    { kind: 'HERO', imageId: 'bell_fairy', resource: 'gold' },
    {
      ...{ condition: { stair: 3 }, percent: 50, hours: 24, againAfterDays: null },
    },
  ),
  offer(
    2,
    'BLACK_DRAGON_DISCOUNT',
    'MET:DRAGON',
    { kind: 'HERO', imageId: 'black_dragon', resource: 'mithril' },
    {
      ...{ condition: { stair: 1600 }, percent: 30, hours: 48, againAfterDays: 90 },
    },
  ),
  offer(
    3,
    'GREEN_DRAGON_DISCOUNT',
    'MET:DRAGON',
    { kind: 'HERO', imageId: 'green_dragon', resource: 'crystal' },
    {
      ...{ condition: { stair: 15 }, percent: 30, hours: 48, againAfterDays: null },
    },
  ),
  offer(4, 'MYTH_75', 'STAIR', myth, { condition: { stair: 1000 }, percent: 75, hours: 12, againAfterDays: null }),
  offer(
    5,
    'BRAND_DISCOUNT',
    'STAIR',
    { kind: 'SHOP', shop: 'top' },
    {
      ...{ condition: { stair: 500 }, percent: 20, hours: 48, againAfterDays: null },
    },
  ),
  offer(
    6,
    'SUR_25',
    'STAIR',
    { kind: 'SHOP', shop: 'sur' },
    {
      ...{ condition: { stair: 250 }, percent: 25, hours: 48, againAfterDays: null },
    },
  ),
  offer(7, 'MYTH_10', 'STAIR', myth, { condition: { stair: 110 }, percent: 10, hours: 48, againAfterDays: null }),
  offer(8, 'MYTH_50', 'PART', myth, { condition: { stair: 300 }, percent: 50, hours: 24, againAfterDays: null }),
  offer(
    9,
    'ALL_CREATURES_DISCOUNT',
    'PART',
    { kind: 'SHOPS' },
    {
      ...{ condition: {}, percent: 20, hours: 24, againAfterDays: 7 },
    },
  ),
  offer(10, 'MYTH_25', 'LEVEL', myth, { condition: { stair: 200 }, percent: 25, hours: 24, againAfterDays: 90 }),
  offer(11, 'GEMS_X2', 'LEVEL', { kind: 'BANK' }, { condition: { level: 10 }, percent: 100, hours: 24, againAfterDays: null }),
  offer(12, 'MYTH_20', 'DEFEAT', myth, { condition: { stair: 150 }, percent: 20, hours: 24, againAfterDays: 60 }),
]
