import type { Artifact, BanReason, CardKind, Consumable, OfferType, Player, Quality } from '@skystair/contract'
import type { TaskBook } from '@skystair/rules'
import type { RunningBoosters } from '../shop/running.ts'
import { STATE_VERSION } from './upgrade.ts'

/** The JSON in a player's row: everything of `Player` that is neither a column, in another table, nor computed. */
export interface PlayerState
  extends Pick<
    Player,
    | 'characterAndCompanion'
    | 'gender'
    | 'avatar'
    | 'avatars'
    | 'level'
    | 'currentExp'
    | 'bestVictoryStair'
    | 'battleStair'
    | 'battleId'
    | 'coordinate'
    | 'contextId'
    | 'lang'
    | 'interfaceMode'
    | 'soundMute'
    | 'pushEnabled'
    | 'moveSpeedMode'
    | 'elixirHealing'
    | 'neighbours'
    | 'squadShown'
    | 'longTurns'
    | 'giftNews'
    | 'roadNews'
    | 'creatureNews'
    | 'rated'
    | 'metaData'
    | 'goodPoints'
    | 'evilPoints'
    | 'chatBannedUntil'
    | 'chatBlockList'
    | 'mailBlockList'
    | 'everydayRewardAt'
    | 'everydayRewardStreak'
  > {
  /** Version of this format: see `upgrade`. */
  readonly version: number
  quality: Quality
  /** Reason of the last ban; absent without one. */
  chatBanReason?: BanReason
  /** A player of a platform who has not chosen a character yet. */
  unchosen: boolean
  /** When the daily reward was last taken, 0 for never. */
  everydayTakenAt: number
  /** Ids of the creatures in the squad, by position. */
  squad: number[]
  consumables: Consumable[]
  /** The last booster of each family. It may have ended. */
  boosters: RunningBoosters
  /** Kinds of consumables that can be used in a fight; null, which means the first ones, until the player chooses. */
  consumableSlots: string[] | null
  /** Number of cards by kind: see `cardKey`. */
  cards: Record<string, number>
  /** When the card in force of a kind ends. */
  cardsUntil: Partial<Record<CardKind, number>>
  /** Artifacts that no hero wears. */
  artifacts: Artifact[]
  /** Additional hammers: each allows one more force to be improved at once. */
  hammers: number
  /** Id of the player's next artifact or consumable. */
  nextItem: number
  markers: string[]
  offersSeen: OfferType[]
  /** When each offer was made last, and when it ends; the moment at which it was taken, if it was. Absent until the first one. */
  offers?: Partial<Record<OfferType, { readonly at: number; readonly until: number }>>
  /** The player's own bonus on bought gems, in per cent, and its end. Absent until the first one. */
  gemsBonus?: { readonly percent: number; readonly until: number }
  /** Progress of tasks, and how many of their rewards were taken. */
  taskBook: TaskBook
  /** Number of changes of the nickname. */
  renamed: number
  /** Number of changes of the gender. */
  regendered: number
  /** The client's last version and last start. */
  frontVersion: number
  startedAt: number
}

export const newState = (
  characterAndCompanion: Player['characterAndCompanion'],
  lang: Player['lang'],
  frontVersion: number,
  now: number,
): PlayerState => ({
  characterAndCompanion,
  gender: characterAndCompanion.startsWith('MAN') ? 'MALE' : 'FEMALE',
  avatar: null,
  avatars: [],
  level: 1,
  currentExp: 0,
  bestVictoryStair: 0,
  battleStair: 0,
  battleId: null,
  coordinate: 0,
  contextId: 'main',
  lang,
  interfaceMode: 'ORIGINAL',
  soundMute: false,
  pushEnabled: false,
  moveSpeedMode: 'DEFAULT_MODE',
  elixirHealing: false,
  neighbours: true,
  squadShown: true,
  longTurns: false,
  giftNews: 'NO_NEWS',
  roadNews: false,
  creatureNews: false,
  rated: false,
  metaData: {},
  goodPoints: 0,
  evilPoints: 0,
  chatBannedUntil: null,
  chatBlockList: [],
  mailBlockList: [],
  everydayRewardAt: now,
  everydayRewardStreak: 0,
  quality: 'AUTO',
  everydayTakenAt: 0,
  squad: [],
  consumables: [],
  boosters: {},
  consumableSlots: null,
  cards: {},
  cardsUntil: {},
  artifacts: [],
  hammers: 0,
  nextItem: 1,
  markers: [],
  offersSeen: [],
  taskBook: {},
  frontVersion,
  startedAt: now,
  version: STATE_VERSION,
  unchosen: false,
  renamed: 0,
  regendered: 0,
})
