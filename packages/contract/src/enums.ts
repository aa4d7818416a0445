// The enumerations of the specification with their exact members, as plain data so that the browser can use them without the schema library.
// The last group is ours, where the specification names the thing and leaves its members open.

export const PlaceType = [
  'RESOURCE',
  'CUSTOM_PLACE',
  'ARTIFACT',
  'RUNE',
  'CONSUMABLE',
  'POINTER',
  'TURN',
  'GAINABLE',
  'SCRIPT',
  'PORTAL',
  'SKILL',
  'TALKER',
] as const
export type PlaceType = (typeof PlaceType)[number]

export const Resource = ['GOLD', 'CRYSTAL', 'ELIXIR', 'MITHRIL', 'SULFUR', 'CAVIAR', 'TICKETS', 'EVENT_CURRENCY'] as const
export type Resource = (typeof Resource)[number]

export const Force = ['ATTACK', 'DEFENCE', 'HEALTH', 'IMMORTALITY', 'POISON'] as const
export type Force = (typeof Force)[number]

export const AccessLevel = ['TRIAL', 'PLAYER', 'MODERATOR', 'ADMIN', 'GOD'] as const
export type AccessLevel = (typeof AccessLevel)[number]

export const AccountSource = [
  'own',
  'mail',
  'ya',
  'tg',
  'vk',
  'ok',
  'mystore',
  'foto',
  'google',
  'exe',
  'crazygames',
  'gamedistrib',
  'beeline',
  'kong',
  'gp',
  'gp_partner',
  'gp_playdeck',
] as const
export type AccountSource = (typeof AccountSource)[number]

/** Where a player may come from: the sources, and the mobile store that has a call and no member among them. */
export const PlayerSource = [...AccountSource, 'rustore'] as const
export type PlayerSource = (typeof PlayerSource)[number]

export const Lang = ['RU', 'EN', 'ANY'] as const
export type Lang = (typeof Lang)[number]

export const InterfaceMode = ['ORIGINAL', 'MODERN'] as const
export type InterfaceMode = (typeof InterfaceMode)[number]

export const Quality = ['AUTO', 'LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const
export type Quality = (typeof Quality)[number]

export const MoveSpeedMode = ['DEFAULT_MODE', 'DOUBLED_MODE'] as const
export type MoveSpeedMode = (typeof MoveSpeedMode)[number]

export const ControlType = ['DEFAULT', 'CLAN_RAID'] as const
export type ControlType = (typeof ControlType)[number]

export const MovementDirection = ['FW', 'BW_FW'] as const
export type MovementDirection = (typeof MovementDirection)[number]

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

export const BattleKind = ['MOB', 'ARENA', 'MULTI'] as const
export type BattleKind = (typeof BattleKind)[number]

export const BattleProgress = ['IN_PROGRESS', 'COMPLETED'] as const
export type BattleProgress = (typeof BattleProgress)[number]

export const BattleSide = ['TM1', 'TM2', 'TM3', 'TM4', 'TM5', 'PLAYER'] as const
export type BattleSide = (typeof BattleSide)[number]

export const BattleSpeed = ['FAST', 'HALF_FAST', 'ULTRA_FAST', 'DEFAULT', 'NOT_LUNCH'] as const
export type BattleSpeed = (typeof BattleSpeed)[number]

export const StatusEffect = ['FROZEN', 'FIRED', 'HIDDEN', 'TOTEM'] as const
export type StatusEffect = (typeof StatusEffect)[number]

export const Faction = ['SUN', 'MOON', 'SHADOW', 'NONE'] as const
export type Faction = (typeof Faction)[number]

export const RatingType = ['params', 'level', 'arenaPosition', 'clanLevel', 'eventPosition'] as const
export type RatingType = (typeof RatingType)[number]

export const CampaignType = [
  'OK_GROUP',
  'CHEST',
  'CHEST_2',
  'CHEST_3',
  'WHEEL',
  'ARTIFACT_SET_1',
  'NO',
  'GEMS_PLUS_50',
  'HERO',
  'SNOW_WORLD',
  'BOOSTER',
  'PORTAL_DISCOUNT',
] as const
export type CampaignType = (typeof CampaignType)[number]

export const GiftNews = ['NO_NEWS', 'FOTOSTRANA', 'GEMS_30', 'GEMS_100', 'GEMS_500', 'GEMS_1000'] as const
export type GiftNews = (typeof GiftNews)[number]

export const PaymentState = ['STARTED', 'GEMS_GRANTED', 'GEMS_TAKEN', 'REFUNDED'] as const
export type PaymentState = (typeof PaymentState)[number]

export const Currency = ['DEFAULT', 'USD', 'EUR'] as const
export type Currency = (typeof Currency)[number]
/** With the name of what DEFAULT mostly is. */
export const AnyCurrency = [...Currency, 'RUB'] as const
export type AnyCurrency = (typeof AnyCurrency)[number]

export const OfferType = [
  'FIRST_HERO',
  'GREEN_DRAGON_DISCOUNT',
  'ALL_CREATURES_DISCOUNT',
  'GEMS_X2',
  'MYTH_10',
  'MYTH_20',
  'MYTH_25',
  'MYTH_50',
  'MYTH_75',
  'SUR_25',
  'BRAND_DISCOUNT',
  'BLACK_DRAGON_DISCOUNT',
  'NO_OFFER',
] as const
export type OfferType = (typeof OfferType)[number]

export const NotificationKind = ['CHAT_MESSAGE', 'MAIL_MESSAGE', 'CHAT_MESSAGE_DELETE'] as const
export type NotificationKind = (typeof NotificationKind)[number]

export const Rarity = ['USUAL', 'UNIQUE', 'RARE'] as const
export type Rarity = (typeof Rarity)[number]

export const ArtifactAvailability = ['UNAVAILABLE', 'REPLACE', 'BUY', 'APPEND'] as const
export type ArtifactAvailability = (typeof ArtifactAvailability)[number]

export const BoosterFamily = ['EXP', 'HEALTH', 'RECOVER', 'COMPLEX'] as const
export type BoosterFamily = (typeof BoosterFamily)[number]

export const BoosterSize = ['SMALL', 'MIDDLE', 'BIG'] as const
export type BoosterSize = (typeof BoosterSize)[number]

export const BoosterKind = ['GEMS', 'HEALTH_RESTORE', 'SPEEDUP_ARENA'] as const
export type BoosterKind = (typeof BoosterKind)[number]

export const ShopContext = ['COMMON_SHOP', 'ARTIFACT_TOWN'] as const
export type ShopContext = (typeof ShopContext)[number]

export const Membership = ['NONE', 'SILVER', 'GOLD', 'BRILLIANT'] as const
export type Membership = (typeof Membership)[number]

export const ChestType = ['SILVER', 'GOLD', 'AZURE', 'LAVA', 'AMBER', 'JADE'] as const
export type ChestType = (typeof ChestType)[number]

export const SkillType = ['ATTACK', 'DEFENCE', 'HEALTH', 'POISON', 'IMMORTALITY'] as const
export type SkillType = (typeof SkillType)[number]

export const ArtifactEffect = [
  'ATTACK',
  'DEFENCE',
  'ATTACK_DEFENCE',
  'HEALTH',
  'KOSCHEY_ATTACK',
  'KOSCHEY_DEFENCE',
  'POISON',
  'RESURRECTION',
  'SHADOW_ENFORCE',
  // "Several amulets", which the specification leaves unnamed.
  'AMULET_SUN',
  'AMULET_MOON',
  'AMULET_SHADOW',
] as const
export type ArtifactEffect = (typeof ArtifactEffect)[number]

export const ChatRoom = ['MAIN', 'CLAN', 'PRIVAT'] as const
export type ChatRoom = (typeof ChatRoom)[number]

export const IdentityValue = [
  'session id',
  'authorization',
  'logged_user_id',
  'viewer_id',
  'exe_user',
  'uid',
  'fotoUid',
  'beeline_login',
  'ya_unique_id',
  'gp_player_id',
  'gp_platform',
  'tg_user_id',
  'crazyId',
  'kongId',
] as const
export type IdentityValue = (typeof IdentityValue)[number]

export const Scene = [
  'road',
  'battle',
  'character selection',
  'creature',
  'boot',
  'arena',
  'clan',
  'load',
  'music',
  'boot fix',
  'battle load',
  'clan load',
  'creature load',
] as const
export type Scene = (typeof Scene)[number]

export const Overlay = [
  'register',
  'login',
  'player rating',
  'clan rating',
  'chat',
  'mail',
  'rename',
  'change mail or phone',
  'password',
  'clan name',
  'clan about',
  'edit page',
  'connection problem',
] as const
export type Overlay = (typeof Overlay)[number]

export const EventTask = [
  'easter egg',
  'fern',
  'apple',
  'books',
  'pumpkin',
  'birthday hat',
  'bird for mushroom',
  'flower for wreath',
  'dream herb',
] as const
export type EventTask = (typeof EventTask)[number]

// Ours.
/** Everything that a purse holds an amount of, by the name that player and ledger have for it. */
export const ResourceName = [
  'gold',
  'crystal',
  'blueCrystal',
  'elixir',
  'mithril',
  'sulfur',
  'caviar',
  'amethysts',
  'tickets',
  'tokens',
  'gears',
  'bonusPoints',
  'eventCurrency',
] as const
export type ResourceName = (typeof ResourceName)[number]

/** A purse with the same amount of everything. */
export const purseOfEach = (amount: number) =>
  Object.fromEntries(ResourceName.map((name) => [name, amount])) as Record<ResourceName, number>

/** States that wear off: those of the specification, and ours. */
export const EffectType = [...StatusEffect, 'POISONED', 'STUNNED', 'WEAKENED', 'SHIELDED', 'STRENGTHENED'] as const
export type EffectType = (typeof EffectType)[number]

/** What is done once along the way, what takes a part of the story, what changes daily and is for the squad, what belongs to an event. */
export const TaskGroup = ['TASK', 'MISSION', 'TEAM', 'EVENT'] as const
export type TaskGroup = (typeof TaskGroup)[number]

/** What a task can ask for. REACH and LEVEL look at the highest stair won and at the level; the others count deeds. */
export const TaskDeed = ['TAKE', 'WIN', 'JOIN', 'LISTEN', 'TURN', 'TRAVEL', 'DRINK', 'HEAL', 'DAILY', 'FIND', 'REACH', 'LEVEL'] as const
export type TaskDeed = (typeof TaskDeed)[number]

export { CreatureClass } from './creature-classes.ts'

export const CharacterAndCompanion = ['MAN_1', 'MAN_2', 'WOMAN_1', 'WOMAN_2'] as const
export type CharacterAndCompanion = (typeof CharacterAndCompanion)[number]

export const ArenaLeague = ['NOVICE', 'WOODEN', 'STONE', 'BRONZE', 'SILVER', 'GOLD', 'DIAMOND', 'MASTER', 'CHAMPIONS'] as const
export type ArenaLeague = (typeof ArenaLeague)[number]

export const CardKind = ['ELEPHANT', 'SNAKE', 'MOUSE', 'EAGLE', 'ARK', 'EVOLUTION'] as const
export type CardKind = (typeof CardKind)[number]

export const BanReason = [
  'FLOOD',
  'FOUL_LANGUAGE',
  'INSULTS',
  'PROVOCATION',
  'TRADING',
  'ADVERTISING',
  'FRAUD',
  'FORBIDDEN_NICKNAME',
  'FORBIDDEN_TOPICS',
  'VIOLATION_OF_LAW',
] as const
export type BanReason = (typeof BanReason)[number]

export const Gender = ['MALE', 'FEMALE'] as const
export type Gender = (typeof Gender)[number]
