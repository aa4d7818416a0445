import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { StallOffer } from '../../entities/trade.ts'
import { OfferType, Quality } from '../../enums.ts'
import { SQUAD_SIZE } from '../../measures.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Artifact } from '../hero/entities.ts'
import { Gain } from '../road/entities.ts'
import { Player } from './entities.ts'
import { PlayerInfo } from './info.ts'

const id = Type.Object({ id: Id })
const marker = Type.String({ minLength: 1, maxLength: 60 })
const ManualPage = Type.Object({ id: Type.String(), title: Type.String(), text: Type.String(), image: Nullable(Type.String()) })
const HealthOption = Type.Object({
  creatureId: Id,
  /** The elixir heals at once where the gold does; both figures are for the whole missing health. */
  gold: Count,
  elixir: Count,
  /** When time alone will have healed it. */
  healthyAt: Time,
  dead: Flag,
})

export const player = calls({
  'GET /api/player/info/current': {
    summary:
      'The player-info envelope; without a player for whoever has no session. With `init` it counts as the start of a page. Answers 204 to clients that must reload.',
    role: 'NONE',
    rate: 'read',
    query: Type.Object({ frontVersion: Count, init: Type.Optional(Flag) }),
    reply: PlayerInfo,
    errors: ['SESSION_EXPIRED'],
  },
  'GET /api/player/info': {
    summary: 'Artifacts of the catalogue whose pictures a stair range needs.',
    role: 'TRIAL',
    rate: 'read',
    query: Type.Object({ artifactFrom: Count, artifactTo: Count }),
    reply: Type.Object({ artifacts: Type.Array(Artifact), artifactImageMaxStair: Count }),
  },
  'GET /api/player/current': { summary: 'The player.', role: 'TRIAL', rate: 'read', reply: Player },
  'GET /api/player/id/current': { summary: 'Whose session this is.', role: 'TRIAL', rate: 'read', reply: Type.Object({ id: Id }) },
  'POST /api/player/v3/coordinate/set': {
    summary: 'Save where the player stands. Beyond the reach of the road it is refused.',
    role: 'TRIAL',
    rate: 'move',
    body: Type.Object({ coordinate: Count, contextId: Type.String({ maxLength: 60 }) }),
    reply: Player,
    errors: ['PLACE_OUT_OF_REACH', 'STATE_CHANGED', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/marker/add': { summary: 'Remember a marker.', role: 'TRIAL', rate: 'write', body: Type.Object({ marker }), reply: Player },
  'POST /api/marker/addAll': {
    summary: 'Remember several markers.',
    role: 'TRIAL',
    rate: 'write',
    body: Type.Object({ markers: Type.Array(marker, { maxItems: 50 }) }),
    reply: Player,
  },
  'POST /api/marker/remove': { summary: 'Forget a marker.', role: 'TRIAL', rate: 'write', body: Type.Object({ marker }), reply: Player },
  'GET /api/player/health/options': {
    summary: 'What healing each wounded creature costs.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(HealthOption),
  },
  'POST /api/player/health/{id}/restore': {
    summary: 'Heal a creature, or raise a fallen one, for gold; for elixir where gold does not suffice.',
    role: 'TRIAL',
    rate: 'write',
    params: id,
    reply: Player,
    errors: ['CREATURE_NOT_FOUND', 'FULLY_HEALTHY', 'NOT_ENOUGH_RESOURCES', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/player/squad/set': {
    summary: 'Choose who fights and in which order: the first three stand in front.',
    role: 'TRIAL',
    rate: 'write',
    extension: true,
    body: Type.Object({ creatureIds: Type.Array(Id, { minItems: 1, maxItems: SQUAD_SIZE, uniqueItems: true }) }),
    reply: Player,
    errors: ['CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/player/everyday/reward/take': {
    summary: 'Take the daily reward.',
    role: 'TRIAL',
    rate: 'write',
    reply: Type.Object({ player: Player, gains: Type.Array(Gain) }),
    errors: ['REWARD_NOT_READY'],
  },
  'POST /api/player/task/{id}/take': {
    summary: 'Take the reward of a task that is done.',
    role: 'TRIAL',
    rate: 'write',
    extension: true,
    params: id,
    reply: Type.Object({ player: Player, gains: Type.Array(Gain) }),
    errors: ['TASK_NOT_FOUND', 'REWARD_NOT_READY', 'ALREADY_TAKEN'],
  },
  'GET /api/event/stall/list': {
    summary: 'What the stall of the feast sells for festival coins; nothing while no feast is on.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(StallOffer),
  },
  'POST /api/event/stall/{id}/buy': {
    summary: 'Buy something at the stall of the feast.',
    role: 'TRIAL',
    rate: 'write',
    extension: true,
    params: id,
    reply: Type.Object({ player: Player, gains: Type.Array(Gain), stall: Type.Array(StallOffer) }),
    errors: ['PRODUCT_NOT_FOUND', 'ALREADY_TAKEN', 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/player/updateMoveSpeedMode': { summary: 'Switch the walking speed.', role: 'TRIAL', rate: 'write', reply: Player },
  'POST /api/player/updateSoundMute': { summary: 'Switch the sound.', role: 'TRIAL', rate: 'write', reply: Player },
  'POST /api/player/ui/switch': { summary: 'Switch between ORIGINAL and MODERN.', role: 'TRIAL', rate: 'write', reply: Player },
  'POST /api/player/push/switch': {
    summary: 'Switch whether the player wants push messages. The wish is kept; nothing sends any.',
    role: 'TRIAL',
    rate: 'write',
    reply: Player,
  },
  'POST /api/player/set/quality/{q}': {
    summary: 'Set the picture quality.',
    role: 'TRIAL',
    rate: 'write',
    params: Type.Object({ q: Enum(Quality) }),
    reply: Player,
  },
  'POST /api/player/lang/switch': { summary: 'Switch to the other language.', role: 'TRIAL', rate: 'write', reply: Player },
  'POST /api/player/lang/switch/{lang}': {
    summary: 'Set the language.',
    role: 'TRIAL',
    rate: 'write',
    params: Type.Object({ lang: Enum(['RU', 'EN'] as const) }),
    reply: Player,
  },
  'POST /api/offer/set/seen': {
    summary: 'Mark an offer as viewed.',
    role: 'TRIAL',
    rate: 'write',
    body: Type.Object({ offerType: Enum(OfferType) }),
    reply: Player,
  },
  'POST /api/log/add': {
    summary: 'Report a client error.',
    role: 'NONE',
    rate: 'log',
    body: Type.Object({ message: Type.String({ maxLength: 4000 }), domain: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: Type.Object({ logged: Flag }),
  },
  'POST /api/player/news/road/reset': { summary: 'The news of the road were seen.', role: 'TRIAL', rate: 'write', reply: Player },
  'POST /api/player/news/creature/reset': { summary: 'The news of the heroes were seen.', role: 'TRIAL', rate: 'write', reply: Player },
  'POST /api/player/notification/reset': { summary: 'All notifications were seen.', role: 'TRIAL', rate: 'write', reply: Player },
  'GET /api/news/get/last': {
    summary: 'The latest news, in the language of the player.',
    role: 'NONE',
    rate: 'read',
    query: Type.Object({ lang: Type.Optional(Enum(['RU', 'EN'] as const)) }),
    reply: Nullable(Type.Object({ id: Count, title: Type.String(), text: Type.String(), at: Time })),
  },
  'GET /api/manual/{id}/get': {
    summary: 'A page of the manual.',
    role: 'TRIAL',
    rate: 'read',
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    reply: ManualPage,
    errors: ['MANUAL_NOT_FOUND'],
  },
  'GET /api/manual/config/{id}/get': {
    summary: 'The figures that a page of the manual speaks of.',
    role: 'TRIAL',
    rate: 'read',
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    reply: Type.Record(Type.String(), Type.Integer()),
    errors: ['MANUAL_NOT_FOUND'],
  },
  'GET /api/manual/force/{id}/get': {
    summary: 'A page about one gift.',
    role: 'TRIAL',
    rate: 'read',
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    reply: ManualPage,
    errors: ['MANUAL_NOT_FOUND'],
  },
  'GET /api/manual/forces/short/description/get': {
    summary: 'A sentence about each gift.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Record(Type.String(), Type.String()),
  },
  'GET /api/referral/bonus/take': {
    summary: 'Take what invited friends have brought.',
    role: 'PLAYER',
    rate: 'write',
    reply: Type.Object({ player: Player, gains: Type.Array(Gain) }),
    errors: ['REWARD_NOT_READY'],
  },
  'GET /api/referral/my/code': {
    summary: 'The code to invite friends with.',
    role: 'PLAYER',
    rate: 'read',
    reply: Type.Object({ code: Type.String(), invited: Count, waiting: Count }),
  },
  'POST /api/mail/block/{id}': {
    summary: 'Block a mail partner.',
    role: 'PLAYER',
    rate: 'write',
    params: id,
    reply: Player,
    errors: ['PLAYER_NOT_FOUND'],
  },
  'POST /api/mail/unblock/{id}': {
    summary: 'Unblock a mail partner.',
    role: 'PLAYER',
    rate: 'write',
    params: id,
    reply: Player,
    errors: ['PLAYER_NOT_FOUND'],
  },
  'GET /api/player/set/rated': { summary: 'The player has rated the game.', role: 'TRIAL', rate: 'write', reply: Player },
  'POST /api/player/version/update': {
    summary: 'The client has updated itself to this version.',
    role: 'TRIAL',
    rate: 'write',
    body: Type.Object({ version: Count }),
    reply: Player,
  },
  'GET /api/player/notif/list': {
    summary: 'Notifications, newest first.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(
      Type.Object({ id: Id, kind: Type.String(), values: Type.Record(Type.String(), Type.String()), at: Time, seen: Flag }),
    ),
  },
  'POST /api/player/notif/remove/{id}': {
    summary: 'Remove a notification.',
    role: 'TRIAL',
    rate: 'write',
    params: id,
    reply: Type.Object({ removed: Flag }),
    errors: ['NOTIFICATION_NOT_FOUND'],
  },
  'GET /api/player/promo/gift/accept': {
    summary: 'Accept the gift of a promotion, once.',
    role: 'TRIAL',
    rate: 'write',
    reply: Type.Object({ player: Player, gains: Type.Array(Gain) }),
    errors: ['REWARD_NOT_READY', 'ALREADY_TAKEN'],
  },
})
