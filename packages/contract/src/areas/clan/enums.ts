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
  'INVITE',
  'KICK',
  'UP_TO_PARTICIPANT',
  'UP_TO_REPRESENTATIVE',
  'UP_TO_DEPUTY',
  'DOWN_TO_REPRESENTATIVE',
  'DOWN_TO_PARTICIPANT',
  'DOWN_TO_NEWBIE',
] as const
export type ParticipantAction = (typeof ParticipantAction)[number]

export const ClanLogKind = [
  'invite',
  'joined',
  'reject',
  'kick',
  'left',
  'raise',
  'subsidence',
  'goldDonated',
  'redCrystalDonated',
  'blueCrystalDonated',
  'gemsDonated',
  'gearsDonated',
  'leaderReplace',
  'created',
  'subLeader',
  'upgradeWallOfFame',
  'changeDescription',
  'changeTheme',
  'giveAdvertisement',
  'changeDifficulty',
] as const
export type ClanLogKind = (typeof ClanLogKind)[number]

export const ClanPermission = [
  'INVITE',
  'RESIGN',
  'LEAVE_CLAN',
  'KICK_PARTICIPANT',
  'KICK_NEWBIE',
  'KICK_REPRESENTATIVE',
  'START_BUILDING',
  'COMPLETE_BUILDING',
  'EDIT_ABOUT',
  'EDIT_ADVERTISEMENT',
  'CHANGE_RAID_DIFFICULTY',
] as const
export type ClanPermission = (typeof ClanPermission)[number]
