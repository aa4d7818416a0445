/**
 * The kinds of notifications, and the values of each kind's text: a level, the imageId of a creature, a number of gems, how many are left, a nickname (may be
 * empty), the name of a gift in the catalogue, a league of the arena, a place on its ladder.
 */
export const noteValues = {
  levelUp: ['level'],
  heroJoined: ['imageId'],
  gemsGranted: ['gems'],
  gemsRefunded: ['gems', 'left'],
  giftGranted: ['gems', 'name'],
  giftReceived: ['gift', 'name'],
  arenaReward: ['league'],
  arenaLost: ['name', 'place'],
  arenaHeld: ['name'],
  raidReward: [],
  nameTaken: ['name'],
  contactChanged: [],
  passwordGuessed: [],
  clanNameTaken: ['name'],
} as const
export type NoteKind = keyof typeof noteValues
export type NoteKindWithoutValues = { [K in NoteKind]: (typeof noteValues)[K] extends readonly [] ? K : never }[NoteKind]
export type NoteValues<K extends NoteKind> = Readonly<Record<(typeof noteValues)[K][number], string>>

/** The kinds of push messages, which the browser shows while the game is closed, and the values of each kind's text. */
export const pushValues = {
  forceRipe: ['imageId'],
  rankReady: ['imageId'],
  chestReady: [],
  dailyReady: [],
  giftReceived: [],
  arenaReward: [],
  meleeSoon: [],
  snowReady: [],
} as const
export type PushKind = keyof typeof pushValues
export type PushValues<K extends PushKind> = Readonly<Record<(typeof pushValues)[K][number], string>>
