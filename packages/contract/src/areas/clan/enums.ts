// biome-ignore-all format: many members on a line.
export const ClanRank = ['LEADER', 'SUBLEADER', 'DEPUTY_LEADER', 'REPRESENTATIVE', 'PARTICIPANT', 'NEWBIE'] as const
export type ClanRank = (typeof ClanRank)[number]

export const ClanParticipation = ['NOT_ENLIGHTENED', 'AVAILABLE', 'NOT_AVAILABLE', 'ACCEPTED_TO_CLAN', 'CLAN_MEMBER'] as const
export type ClanParticipation = (typeof ClanParticipation)[number]

export const Invitation = ['WANTS_TO_THE_CLAN', 'WANTS_TO_ANY_CLAN', 'REJECTED', 'INVITED'] as const
export type Invitation = (typeof Invitation)[number]

export const ClanBuilding = ['EXPERIENCE', 'CLAN_SHIELD', 'SNOW_WORLD', 'GEAR_FACTORY', 'HALL_OF_FAME'] as const
export type ClanBuilding = (typeof ClanBuilding)[number]

export const BuildingState = ['PROCESSING', 'NORMAL'] as const
export type BuildingState = (typeof BuildingState)[number]

export const RaidState = ['IN_RAID', 'RAID_AVAILABLE', 'RAID_WAITING', 'RAID_CLOSED'] as const
export type RaidState = (typeof RaidState)[number]

export const RaidDifficulty = ['EASY', 'NORMAL', 'HARD', 'EXTREME'] as const
export type RaidDifficulty = (typeof RaidDifficulty)[number]

export const DonationType = ['GEMS', 'GEARS', 'RED_CRYSTALS', 'BLUE_CRYSTALS', 'TICKETS'] as const
export type DonationType = (typeof DonationType)[number]

export const ParticipantAction = [
  'INVITE', 'KICK', 'UP_TO_PARTICIPANT', 'UP_TO_REPRESENTATIVE', 'UP_TO_DEPUTY', 'DOWN_TO_REPRESENTATIVE',
  'DOWN_TO_PARTICIPANT', 'DOWN_TO_NEWBIE',
] as const
export type ParticipantAction = (typeof ParticipantAction)[number]

export const ClanLogKind = [
  'invite', 'joined', 'reject', 'kick', 'left', 'raise', 'subsidence', 'goldDonated', 'redCrystalDonated',
  'blueCrystalDonated', 'gemsDonated', 'gearsDonated', 'leaderReplace', 'created', 'subLeader', 'upgradeWallOfFame',
  'changeDescription', 'changeTheme', 'giveAdvertisement', 'changeDifficulty',
] as const
export type ClanLogKind = (typeof ClanLogKind)[number]

export const ClanPermission = [
  'INVITE', 'RESIGN', 'LEAVE_CLAN', 'UP_TO_PARTICIPANT', 'UP_TO_REPRESENTATIVE', 'UP_TO_DEPUTY', 'DOWN_TO_REPRESENTATIVE',
  'DOWN_TO_PARTICIPANT', 'DOWN_TO_NEWBIE', 'KICK_PARTICIPANT', 'KICK_NEWBIE', 'KICK_REPRESENTATIVE', 'START_BUILDING',
  'COMPLETE_BUILDING', 'EDIT_ABOUT', 'EDIT_ADVERTISEMENT', 'CHANGE_RAID_DIFFICULTY',
] as const
export type ClanPermission = (typeof ClanPermission)[number]

/** The filters of the history, each with the kinds of lines that it shows. */
export const clanLogKinds = {
  MEMBERS: ['invite', 'joined', 'reject', 'kick', 'left', 'raise', 'subsidence', 'leaderReplace', 'subLeader', 'created'],
  DONATIONS: ['goldDonated', 'redCrystalDonated', 'blueCrystalDonated', 'gemsDonated', 'gearsDonated'],
  CHANGES: ['upgradeWallOfFame', 'changeDescription', 'changeTheme', 'giveAdvertisement', 'changeDifficulty'],
} as const satisfies Record<string, readonly ClanLogKind[]>
export const ClanLogFilter = ['MEMBERS', 'DONATIONS', 'CHANGES'] as const
export type ClanLogFilter = (typeof ClanLogFilter)[number]

/** The level from which a player sees clans, and the level from which a player can join one. */
export const CLAN_SEEN_LEVEL = 8
export const CLAN_LEVEL = 15
/** Maximum lengths of the announcement and the description, in characters. */
export const ANNOUNCEMENT_MAX = 180
export const ABOUT_MAX = 3000
/** The themes of a clan's island. Calls and entities have their numbers, from 0. */
export const ClanTheme = ['MEADOW', 'NOON', 'AUTUMN', 'NIGHT', 'WINTER', 'EMBER'] as const
export type ClanTheme = (typeof ClanTheme)[number]
/** Lines of a page of the history, and clans of a page of the search. */
export const CLAN_PAGE = 20
/** The largest amount of one donation, and how many a member may give a day: they limit what a clan gains from second accounts. */
export const DONATION_MAX = 1000
export const DONATIONS_A_DAY = 30
/** The gold that a budget receives for a ticket. */
export const TICKET_GOLD = 100

/** A step from one rank to another. */
export interface RankStep {
  readonly from: ClanRank
  readonly to: ClanRank
}
/** The change of rank that each action makes. The permission for it has the action's name. */
export const rankSteps: Readonly<Record<Exclude<ParticipantAction, 'INVITE' | 'KICK'>, RankStep>> = {
  UP_TO_PARTICIPANT: { from: 'NEWBIE', to: 'PARTICIPANT' },
  UP_TO_REPRESENTATIVE: { from: 'PARTICIPANT', to: 'REPRESENTATIVE' },
  UP_TO_DEPUTY: { from: 'REPRESENTATIVE', to: 'DEPUTY_LEADER' },
  DOWN_TO_REPRESENTATIVE: { from: 'DEPUTY_LEADER', to: 'REPRESENTATIVE' },
  DOWN_TO_PARTICIPANT: { from: 'REPRESENTATIVE', to: 'PARTICIPANT' },
  DOWN_TO_NEWBIE: { from: 'PARTICIPANT', to: 'NEWBIE' },
}
/** The permission to expel a member, by the member's rank. Nobody can expel members of other ranks. */
export const kickPermissions: Readonly<Partial<Record<ClanRank, ClanPermission>>> = {
  NEWBIE: 'KICK_NEWBIE',
  PARTICIPANT: 'KICK_PARTICIPANT',
  REPRESENTATIVE: 'KICK_REPRESENTATIVE',
}

/** The divisions of a clan flag's field. A clan's flag is chosen by index: append only. */
export const FlagField = [
  'pale', 'fess', 'bend', 'sinister', 'cross', 'saltire', 'chevron', 'quarters', 'bars', 'stripes', 'disc', 'border',
] as const
export type FlagField = (typeof FlagField)[number]

/** The charges of clan flags. A clan's flag is chosen by index: append only. */
export const FlagCharge = [
  'lion', 'wolf-head', 'bear-head', 'eagle-head', 'owl', 'horse-head', 'stag-head', 'snake', 'dragon-head', 'griffin-symbol', 'crossed-swords',
  'battle-axe', 'bow-arrow', 'anvil', 'castle-ruins', 'crown', 'oak-leaf', 'pine-tree', 'sun', 'moon', 'snowflake-1', 'flame', 'key',
  'open-book', 'ring',
] as const
export type FlagCharge = (typeof FlagCharge)[number]
