import type { Consumable, Player, Quality } from '@skystair/contract'
import type { TaskBook } from '@skystair/rules'
import { STATE_VERSION } from './upgrade.ts'

/** What a player's row keeps as JSON: everything of `Player` that is neither a column, a row elsewhere, nor worked out from the rest. */
export interface PlayerState
  extends Pick<
    Player,
    | 'characterAndCompanion'
    | 'gender'
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
  /** Which form the state has: see `upgrade`. */
  readonly version: number
  quality: Quality
  /** Came by a platform and has not chosen a character yet. */
  unchosen: boolean
  /** When the daily reward was last taken, 0 for never. */
  everydayTakenAt: number
  /** Who fights, in the order of the rows; the others are on the bench. */
  squad: number[]
  consumables: Consumable[]
  /** The number the next artifact or consumable of this player gets. */
  nextItem: number
  markers: string[]
  offersSeen: Player['offers'][number]['offerType'][]
  /** How far tasks have come, and how many of their rewards were taken. */
  taskBook: TaskBook
  /** How often the nickname was changed. */
  renamed: number
  /** Version of the client that was last seen, and when it last started. */
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
  nextItem: 1,
  markers: [],
  offersSeen: [],
  taskBook: {},
  frontVersion,
  startedAt: now,
  version: STATE_VERSION,
  unchosen: false,
  renamed: 0,
})
