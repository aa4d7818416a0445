import { type Static, Type } from 'typebox'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Force } from '../hero/enums.ts'
import { PlayerChange } from '../player/entities.ts'
import { Profile } from '../profile/entities.ts'
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
  level: Count,
  state: Enum(BuildingState),
  /** When the current work will be finished. */
  readyAt: Nullable(Time),
  price: ClanStat,
})

export const Clan = Type.Object({
  id: Id,
  name: Type.String({ maxLength: 40 }),
  level: Count,
  /** Experience of this level, and the experience needed for the next. At the highest level it stays at `maxExp`. */
  currentExp: Count,
  maxExp: Count,
  clanStat: ClanStat,
  membersCurr: Count,
  membersMax: Count,
  buildings: Type.Array(Building),
  theme: Count,
  /** Number of theme changes; the first three are free. */
  themeChanges: Count,
  announcement: Type.String({ maxLength: 2 * ANNOUNCEMENT_MAX }),
  about: Type.String({ maxLength: 2 * ABOUT_MAX }),
  raidDifficulty: Enum(RaidDifficulty),
})
export type Clan = Static<typeof Clan>

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
  ...Type.Pick(Profile, ['avatar', 'characterAndCompanion', 'gender']).properties,
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

export const HallOption = Type.Object({ force: Enum(Force), level: Count, maxLevel: Count, price: ClanStat })
export const FactoryGift = Type.Object({ kind: Type.String(), amount: Count, availableAt: Time })
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
