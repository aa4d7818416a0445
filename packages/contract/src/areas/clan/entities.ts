import { type Static, Type } from 'typebox'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Force } from '../hero/enums.ts'
import { BuildingState, ClanBuilding, ClanLogKind, ClanPermission, ClanRank, Invitation, RaidDifficulty, RaidState } from './enums.ts'

/** What a clan holds in common. */
export const ClanStat = Type.Object({ gold: Count, gems: Count, redCrystal: Count, blueCrystal: Count, gears: Count, tickets: Count })

export const Building = Type.Object({
  buildingType: Enum(ClanBuilding),
  level: Count,
  state: Enum(BuildingState),
  /** When the work in progress will be done. */
  readyAt: Nullable(Time),
  price: ClanStat,
})

export const Clan = Type.Object({
  id: Id,
  name: Type.String({ maxLength: 40 }),
  level: Count,
  clanStat: ClanStat,
  membersCurr: Count,
  membersMax: Count,
  buildings: Type.Array(Building),
  theme: Count,
  /** How often the theme was changed: the first three times are free. */
  themeChanges: Count,
  announcement: Type.String({ maxLength: 180 }),
  about: Type.String({ maxLength: 20_000 }),
  raidDifficulty: Enum(RaidDifficulty),
})
export type Clan = Static<typeof Clan>

/** My clan with what I may do in it. */
export const ClanInfo = Type.Object({ clan: Clan, rank: Enum(ClanRank), permissions: Type.Array(Enum(ClanPermission)) })

export const Participant = Type.Object({
  playerId: Id,
  name: Type.String(),
  level: Count,
  stair: Count,
  rank: Enum(ClanRank),
  joinedAt: Time,
  online: Flag,
})

/** Somebody who wants in, or is wanted. */
export const Candidate = Type.Object({
  playerId: Id,
  name: Type.String(),
  level: Count,
  stair: Count,
  invitation: Enum(Invitation),
  at: Time,
})

export const ClanInvitation = Type.Object({ clanId: Id, name: Type.String(), level: Count, membersCurr: Count, at: Time })

export const RaidInfo = Type.Object({
  state: Enum(RaidState),
  difficulty: Enum(RaidDifficulty),
  until: Nullable(Time),
  stairsLeft: Count,
  speedupPrice: Count,
})
export const RaidOptions = Type.Object({
  difficulty: Enum(RaidDifficulty),
  rewards: Type.Array(Type.Object({ kind: Type.String(), amount: Count })),
  open: Flag,
})
export const HallOption = Type.Object({ force: Enum(Force), level: Count, maxLevel: Count, price: ClanStat })
export const FactoryGift = Type.Object({ kind: Type.String(), amount: Count, availableAt: Time })
export const ClanLogLine = Type.Object({
  id: Id,
  kind: Enum(ClanLogKind),
  by: Nullable(Type.String()),
  on: Nullable(Type.String()),
  amount: Nullable(Count),
  at: Time,
})
