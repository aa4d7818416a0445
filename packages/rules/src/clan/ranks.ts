import { type ClanPermission, ClanRank } from '@skystair/contract/enums'

/** The lowest rank that has each permission. No other place defines permissions in a clan. */
export const clanPermissions: Readonly<Record<ClanPermission, ClanRank>> = {
  RESIGN: 'LEADER',
  CHANGE_RAID_DIFFICULTY: 'SUBLEADER',
  UP_TO_DEPUTY: 'SUBLEADER',
  DOWN_TO_REPRESENTATIVE: 'SUBLEADER',
  START_BUILDING: 'DEPUTY_LEADER',
  COMPLETE_BUILDING: 'DEPUTY_LEADER',
  EDIT_ABOUT: 'DEPUTY_LEADER',
  EDIT_ADVERTISEMENT: 'DEPUTY_LEADER',
  UP_TO_REPRESENTATIVE: 'DEPUTY_LEADER',
  DOWN_TO_PARTICIPANT: 'DEPUTY_LEADER',
  KICK_REPRESENTATIVE: 'DEPUTY_LEADER',
  INVITE: 'REPRESENTATIVE',
  UP_TO_PARTICIPANT: 'REPRESENTATIVE',
  DOWN_TO_NEWBIE: 'REPRESENTATIVE',
  KICK_PARTICIPANT: 'REPRESENTATIVE',
  KICK_NEWBIE: 'REPRESENTATIVE',
  LEAVE_CLAN: 'NEWBIE',
}

/** Returns how high a rank is: 0 for a leader. */
const rankIndex = (rank: ClanRank): number => ClanRank.indexOf(rank)

/** Returns whether a rank is as high as another, or higher. */
export const isAtLeast = (rank: ClanRank, least: ClanRank): boolean => rankIndex(rank) <= rankIndex(least)

export const mayInClan = (rank: ClanRank, permission: ClanPermission): boolean => isAtLeast(rank, clanPermissions[permission])

/** Returns the permissions of a rank. */
export const permissionsOf = (rank: ClanRank): ClanPermission[] =>
  (Object.keys(clanPermissions) as ClanPermission[]).filter((permission) => mayInClan(rank, permission))

interface Deserving {
  readonly rank: ClanRank
  /** Experience of the clan from the member's donations. */
  readonly merit: number
  readonly joinedAt: number
  readonly playerId: number
}

/** Orders members, the most deserving first: by rank, then by donations, then by length of membership. */
export const byMerit = (a: Deserving, b: Deserving): number =>
  rankIndex(a.rank) - rankIndex(b.rank) || b.merit - a.merit || a.joinedAt - b.joinedAt || a.playerId - b.playerId
