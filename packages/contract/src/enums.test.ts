import { expect, it } from 'vitest'
import * as enums from './enums.ts'

const byName = new Map<string, unknown>(Object.entries(enums))

/** Members as the specification lists them. */
const specified: readonly (readonly [name: keyof typeof enums, members: string])[] = [
  ['ResourceName', 'gold crystal blueCrystal elixir mithril sulfur caviar amethysts tickets tokens gears bonusPoints eventCurrency'],
  ['PlaceType', 'RESOURCE CUSTOM_PLACE ARTIFACT RUNE CONSUMABLE POINTER TURN GAINABLE SCRIPT PORTAL SKILL TALKER'],
  ['Force', 'ATTACK DEFENCE HEALTH IMMORTALITY POISON'],
  ['AccessLevel', 'TRIAL PLAYER MODERATOR ADMIN GOD'],
  ['InterfaceMode', 'ORIGINAL MODERN'],
  ['Quality', 'AUTO LOWEST LOW STANDARD HIGH'],
  ['MoveSpeedMode', 'DEFAULT_MODE DOUBLED_MODE'],
  ['ControlType', 'DEFAULT CLAN_RAID'],
  ['ClanRank', 'LEADER SUBLEADER DEPUTY_LEADER REPRESENTATIVE PARTICIPANT NEWBIE'],
  ['ClanParticipation', 'NOT_ENLIGHTENED AVAILABLE NOT_AVAILABLE ACCEPTED_TO_CLAN CLAN_MEMBER'],
  ['Invitation', 'WANTS_TO_THE_CLAN WANTS_TO_ANY_CLAN REJECTED INVITED'],
  ['ClanBuilding', 'EXPERIENCE CLAN_SHIELD SNOW_WORLD GEAR_FACTORY HALL_OF_FAME'],
  ['BuildingState', 'PROCESSING NORMAL'],
  ['RaidState', 'IN_RAID RAID_AVAILABLE RAID_WAITING RAID_CLOSED'],
  ['RaidDifficulty', 'EASY NORMAL HARD EXTREME'],
  ['DonationType', 'GEMS GEARS RED_CRYSTALS BLUE_CRYSTALS TICKETS'],
  [
    'ParticipantAction',
    'INVITE KICK UP_TO_PARTICIPANT UP_TO_REPRESENTATIVE UP_TO_DEPUTY DOWN_TO_REPRESENTATIVE DOWN_TO_PARTICIPANT DOWN_TO_NEWBIE',
  ],
  [
    'ClanLogKind',
    'invite joined reject kick left raise subsidence goldDonated redCrystalDonated blueCrystalDonated gemsDonated gearsDonated leaderReplace created subLeader upgradeWallOfFame changeDescription changeTheme giveAdvertisement changeDifficulty',
  ],
  ['BattleKind', 'MOB ARENA MULTI'],
  ['BattleProgress', 'IN_PROGRESS COMPLETED'],
  ['BattleSide', 'TM1 TM2 TM3 TM4 TM5 PLAYER'],
  ['BattleSpeed', 'FAST HALF_FAST ULTRA_FAST DEFAULT NOT_LUNCH'],
  ['Faction', 'SUN MOON SHADOW NONE'],
  ['SkillType', 'ATTACK DEFENCE HEALTH POISON IMMORTALITY'],
  ['RatingType', 'params level arenaPosition clanLevel eventPosition'],
  ['CampaignType', 'OK_GROUP CHEST CHEST_2 CHEST_3 WHEEL ARTIFACT_SET_1 NO GEMS_PLUS_50 HERO SNOW_WORLD BOOSTER PORTAL_DISCOUNT'],
  ['GiftNews', 'NO_NEWS FOTOSTRANA GEMS_30 GEMS_100 GEMS_500 GEMS_1000'],
  ['PaymentState', 'STARTED GEMS_GRANTED GEMS_TAKEN REFUNDED'],
  [
    'OfferType',
    'FIRST_HERO GREEN_DRAGON_DISCOUNT ALL_CREATURES_DISCOUNT GEMS_X2 MYTH_10 MYTH_20 MYTH_25 MYTH_50 MYTH_75 SUR_25 BRAND_DISCOUNT BLACK_DRAGON_DISCOUNT NO_OFFER',
  ],
  ['NotificationKind', 'CHAT_MESSAGE MAIL_MESSAGE CHAT_MESSAGE_DELETE'],
  ['Rarity', 'USUAL UNIQUE RARE'],
  ['ArtifactAvailability', 'UNAVAILABLE REPLACE BUY APPEND'],
  ['BoosterFamily', 'EXP HEALTH RECOVER COMPLEX'],
  ['BoosterSize', 'SMALL MIDDLE BIG'],
  ['BoosterKind', 'GEMS HEALTH_RESTORE SPEEDUP_ARENA'],
  ['ShopContext', 'COMMON_SHOP ARTIFACT_TOWN'],
  ['Membership', 'NONE SILVER GOLD BRILLIANT'],
  ['ChestType', 'SILVER GOLD AZURE LAVA AMBER JADE'],
  ['CharacterAndCompanion', 'MAN_1 MAN_2 WOMAN_1 WOMAN_2'],
  ['LangFilter', 'RU EN ANY'],
  ['MovementDirection', 'FW BW_FW'],
  ['AccountSource', 'own mail ya tg vk ok mystore foto google exe crazygames gamedistrib beeline kong gp gp_partner gp_playdeck'],
  ['Lang', 'RU EN'],
  ['Currency', 'DEFAULT RUB USD EUR'],
  [
    'ArtifactEffect',
    'ATTACK DEFENCE ATTACK_DEFENCE HEALTH KOSCHEY_ATTACK KOSCHEY_DEFENCE POISON RESURRECTION SHADOW_ENFORCE AMULET_SUN AMULET_MOON AMULET_SHADOW',
  ],
  [
    'ClanPermission',
    'INVITE RESIGN LEAVE_CLAN UP_TO_PARTICIPANT UP_TO_REPRESENTATIVE UP_TO_DEPUTY DOWN_TO_REPRESENTATIVE DOWN_TO_PARTICIPANT DOWN_TO_NEWBIE KICK_PARTICIPANT KICK_NEWBIE KICK_REPRESENTATIVE START_BUILDING COMPLETE_BUILDING EDIT_ABOUT EDIT_ADVERTISEMENT CHANGE_RAID_DIFFICULTY',
  ],
  ['ChatRoom', 'main clan private'],
  ['MessageKind', 'TEXT SMILEY FORWARDED'],
  ['CardKind', 'ELEPHANT SNAKE MOUSE EAGLE ARK EVOLUTION'],
  ['Gender', 'MALE FEMALE'],
  ['BanReason', 'FLOOD FOUL_LANGUAGE INSULTS PROVOCATION TRADING ADVERTISING FRAUD FORBIDDEN_NICKNAME FORBIDDEN_TOPICS VIOLATION_OF_LAW'],
]

it.each(specified)('%s has the members that are specified, and no others', (name, members) => {
  expect([...(byName.get(name) as readonly string[])].sort()).toEqual(members.split(' ').sort())
})

it.each([
  ['Scene', 'road, battle, character selection, creature, boot, arena, clan, load, music, boot fix, battle load, clan load, creature load'],
  [
    'Overlay',
    'register, login, player rating, clan rating, chat, mail, rename, change mail or phone, password, clan name, clan about, edit page, connection problem',
  ],
  ['EventTask', 'easter egg, fern, apple, books, pumpkin, birthday hat, bird for mushroom, flower for wreath, dream herb'],
  [
    'IdentityValue',
    'session id, authorization, logged_user_id, viewer_id, exe_user, uid, fotoUid, beeline_login, ya_unique_id, gp_player_id, gp_platform, tg_user_id, crazyId, kongId',
  ],
  ['banTerms', '1, 3, 6, 12, 24, 72, 168, 336'],
])('%s has in its order the members that are specified: %s', (name, members) => {
  expect(byName.get(name)).toEqual(members.split(', ').map((member) => (name === 'banTerms' ? Number(member) : member)))
})

it('has at least the specified status effects', () => {
  expect(enums.EffectType).toEqual(expect.arrayContaining(['FROZEN', 'FIRED', 'HIDDEN', 'TOTEM']))
})
