// biome-ignore-all format: many members on a line.
export const AccessLevel = ['TRIAL', 'PLAYER', 'MODERATOR', 'ADMIN', 'GOD'] as const
export type AccessLevel = (typeof AccessLevel)[number]
/** Whether a player with this access may moderate what others write. */
export const moderates = (access: AccessLevel): boolean => AccessLevel.indexOf(access) >= AccessLevel.indexOf('MODERATOR')
/** Whether an access level is above another. Moderators and administrators act only on players of lower levels. */
export const outranks = (access: AccessLevel, other: AccessLevel): boolean => AccessLevel.indexOf(access) > AccessLevel.indexOf(other)

export const Gender = ['MALE', 'FEMALE'] as const
export type Gender = (typeof Gender)[number]

export const CharacterAndCompanion = ['MAN_1', 'MAN_2', 'WOMAN_1', 'WOMAN_2'] as const
export type CharacterAndCompanion = (typeof CharacterAndCompanion)[number]

export const OfferType = [
  'FIRST_HERO', 'GREEN_DRAGON_DISCOUNT', 'ALL_CREATURES_DISCOUNT', 'GEMS_X2', 'MYTH_10', 'MYTH_20', 'MYTH_25',
  'MYTH_50', 'MYTH_75', 'SUR_25', 'BRAND_DISCOUNT', 'BLACK_DRAGON_DISCOUNT', 'NO_OFFER',
] as const
export type OfferType = (typeof OfferType)[number]

/** All resources, by their names in the player and in the ledger. */
export const ResourceName = [
  'gold', 'crystal', 'blueCrystal', 'elixir', 'mithril', 'sulfur', 'caviar', 'amethysts', 'tickets', 'tokens',
  'gears', 'bonusPoints', 'eventCurrency',
] as const
export type ResourceName = (typeof ResourceName)[number]

/** Returns a purse with this amount of every resource. */
export const purseOfEach = (amount: number) =>
  Object.fromEntries(ResourceName.map((name) => [name, amount])) as Record<ResourceName, number>
