export const AccessLevel = ['TRIAL', 'PLAYER', 'MODERATOR', 'ADMIN', 'GOD'] as const
export type AccessLevel = (typeof AccessLevel)[number]

export const Gender = ['MALE', 'FEMALE'] as const
export type Gender = (typeof Gender)[number]

export const CharacterAndCompanion = ['MAN_1', 'MAN_2', 'WOMAN_1', 'WOMAN_2'] as const
export type CharacterAndCompanion = (typeof CharacterAndCompanion)[number]

export const OfferType = [
  'FIRST_HERO',
  'GREEN_DRAGON_DISCOUNT',
  'ALL_CREATURES_DISCOUNT',
  'GEMS_X2',
  'MYTH_10',
  'MYTH_20',
  'MYTH_25',
  'MYTH_50',
  'MYTH_75',
  'SUR_25',
  'BRAND_DISCOUNT',
  'BLACK_DRAGON_DISCOUNT',
  'NO_OFFER',
] as const
export type OfferType = (typeof OfferType)[number]

/** Everything that a purse holds an amount of, by the name that player and ledger have for it. */
export const ResourceName = [
  'gold',
  'crystal',
  'blueCrystal',
  'elixir',
  'mithril',
  'sulfur',
  'caviar',
  'amethysts',
  'tickets',
  'tokens',
  'gears',
  'bonusPoints',
  'eventCurrency',
] as const
export type ResourceName = (typeof ResourceName)[number]

/** A purse with the same amount of everything. */
export const purseOfEach = (amount: number) =>
  Object.fromEntries(ResourceName.map((name) => [name, amount])) as Record<ResourceName, number>
