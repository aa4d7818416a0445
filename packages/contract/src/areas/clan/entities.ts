import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { AnnouncedDraw } from '../../economy/seed.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { BonusStatus } from '../bank/entities.ts'
import { Force } from '../hero/enums.ts'
import { PlayerChange } from '../player/entities.ts'
import { Face } from '../profile/entities.ts'
// biome-ignore format: many members on a line.
import {
  ABOUT_MAX, ANNOUNCEMENT_MAX, BuildingState, ClanBuilding, ClanLogKind, ClanPermission, ClanRank, Invitation, RaidDifficulty,
} from './enums.ts'

export * from './raid-entities.ts'

/** The budget of a clan: the amount of each resource. */
export const ClanStat = Type.Object({ gold: Count, gems: Count, redCrystal: Count, blueCrystal: Count, gears: Count })
export type ClanStat = Static<typeof ClanStat>

export const Building = Type.Object({
  buildingType: Enum(ClanBuilding),
  /** 0 before it is built. */
  level: Count,
  maxLevel: Count,
  state: Enum(BuildingState),
  /** When the current work will be finished; null without work. */
  readyAt: Nullable(Time),
  /**
   * What members have from it. EXPERIENCE: per cent more experience; CLAN_SHIELD: per cent less damage in the first moves of a fight; SNOW_WORLD: more
   * platforms of a visit; GEAR_FACTORY: most gears of a daily gift; HALL_OF_FAME: the highest rank of its forces.
   */
  effect: Count,
  /** The same at the next level; null at the highest level. */
  nextEffect: Nullable(Count),
  /** Price of the next level, from the budget; all zero at the highest level. */
  price: ClanStat,
  /** How long the work on the next level takes, in milliseconds; 0 at the highest level. */
  time: Count,
  /** The level that the clan needs for the next level; 0 at the highest level. */
  clanLevel: Count,
  /** The gems of the budget that finishing the current work now costs; 0 without work, or if it is finished. */
  speedupPrice: Count,
})
export type Building = Static<typeof Building>

export const Clan = Type.Object({
  id: Id,
  name: Type.String({ maxLength: 40 }),
  level: Count,
  /** Experience of this level, and the experience needed for the next. At the highest level it stays at `maxExp`. */
  currentExp: Count,
  maxExp: Count,
  clanStat: ClanStat,
  /** The status that the clan has by the gems that its members bought. */
  bonusStatus: BonusStatus,
  membersCurr: Count,
  membersMax: Count,
  buildings: Type.Array(Building),
  theme: Count,
  /** Number of theme changes; the first three are free. */
  themeChanges: Count,
  announcement: Type.String({ maxLength: 2 * ANNOUNCEMENT_MAX }),
  about: Type.String({ maxLength: 2 * ABOUT_MAX }),
  raidDifficulty: Enum(RaidDifficulty),
  /** Until when all members get more experience by a boost; 0 without one. */
  experienceBoostUntil: Time,
})
export type Clan = Static<typeof Clan>

/** What players outside a clan see of it: neither its budget nor its announcement, which are for its members. */
export const ClanPage = Type.Object({
  id: Id,
  name: Type.String({ maxLength: 40 }),
  level: Count,
  membersCurr: Count,
  membersMax: Count,
  theme: Count,
  bonusStatus: BonusStatus,
  about: Type.String({ maxLength: 2 * ABOUT_MAX }),
  /** Raids whose tower fell. */
  raidsWon: Count,
  /** The state between this clan and the player; null without an application or invitation. */
  invitation: Nullable(Enum(Invitation)),
})
export type ClanPage = Static<typeof ClanPage>

/** The player's clan, with the player's permissions. */
export const ClanInfo = Type.Object({
  clan: Clan,
  rank: Enum(ClanRank),
  permissions: Type.Array(Enum(ClanPermission)),
  /** Whether the player has marked the announcement as seen. True without one. */
  announcementSeen: Flag,
})
export type ClanInfo = Static<typeof ClanInfo>

/** The player's clan after a call that changed the player too. */
export const ClanAndPlayer = Type.Object({ player: PlayerChange, clanInfo: ClanInfo })

/** A clan in the list of clans that a player can join. */
export const ClanOffer = Type.Object({
  clanId: Id,
  name: Type.String(),
  level: Count,
  membersCurr: Count,
  membersMax: Count,
  /** The state between this clan and the player; null without an application or invitation. */
  invitation: Nullable(Enum(Invitation)),
})
export type ClanOffer = Static<typeof ClanOffer>

/** The fields of a player that a clan sees. */
const seen = {
  playerId: Id,
  /** Null if the player has no nickname, e.g. after the account was deleted. */
  name: Nullable(Type.String()),
  level: Count,
  stair: Count,
  ...Face.properties,
}

export const Participant = Type.Object({
  ...seen,
  rank: Enum(ClanRank),
  joinedAt: Time,
  /** Experience that the clan has gained from this member's donations. */
  merit: Count,
  online: Flag,
})
export type Participant = Static<typeof Participant>

/** A player who applied to the clan or was invited. */
export const Candidate = Type.Object({
  ...seen,
  invitation: Enum(Invitation),
  at: Time,
})
export type Candidate = Static<typeof Candidate>

export const ClanInvitation = Type.Object({ clanId: Id, name: Type.String(), level: Count, membersCurr: Count, at: Time })
export type ClanInvitation = Static<typeof ClanInvitation>

/** A force that the hall of fame gives to all heroes of members in fights. */
export const HallOption = Type.Object({
  force: Enum(Force),
  /** Its rank: 0 before it is improved for the first time. */
  level: Count,
  /** The highest rank that the hall of fame allows now. */
  maxLevel: Count,
  /** Price of the next rank, from the budget; all zero at the highest rank of all. */
  price: ClanStat,
})
export type HallOption = Static<typeof HallOption>

/** The gift that the gear factory makes for each member every day. */
export const FactoryGift = Type.Object({
  /** When the player can take it, in milliseconds; 0 if that is now. */
  availableAt: Time,
  /** The possible contents. The odds are the weights. */
  contents: Type.Array(Type.Object({ gains: Type.Array(Gain), weight: Count })),
  draw: AnnouncedDraw,
})
export type FactoryGift = Static<typeof FactoryGift>

export const ClanLogLine = Type.Object({
  id: Id,
  kind: Enum(ClanLogKind),
  /** Names of the player who did it, and of the player to whom it was done; null without such a player or without a nickname. */
  by: Nullable(Type.String()),
  on: Nullable(Type.String()),
  /** The new rank after a promotion or demotion. */
  rank: Nullable(Enum(ClanRank)),
  amount: Nullable(Count),
  at: Time,
})
export type ClanLogLine = Static<typeof ClanLogLine>
