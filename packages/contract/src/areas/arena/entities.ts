import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Price } from '../../economy/price.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { BoosterKind } from '../shop/enums.ts'
import { ArenaDifficulty, ArenaLeague } from './enums.ts'

/** The holder of a place: a player, or a squad of the arena, which has neither `playerId` nor name. A guest has no name. */
const Holder = Type.Object({ playerId: Nullable(Id), name: Nullable(Type.String()) })

/** A player or squad to challenge. */
export const Rival = Type.Object({
  ...Holder.properties,
  positionNumber: Count,
  /** Of the player; of a squad of the arena, that of its strongest creature. */
  level: Count,
  /** Strength of the defending squad, and its difficulty compared with the player's own squad. */
  power: Count,
  difficulty: Enum(ArenaDifficulty),
  /** The imageIds of the defending squad, by position. */
  squad: Type.Array(Type.String()),
})
export type Rival = Static<typeof Rival>

/** The end of the rest after a fight. The player can end it at once for one of the prices, `left` more times today. */
const Rest = Type.Object({ until: Time, kind: Enum(BoosterKind), prices: Type.Array(Price), left: Count })

/** The state of a player on the arena. */
export const Arena = Type.Object({
  /** The level from which the arena is open. */
  fromLevel: Count,
  /** Null until the player has entered; then there are neither rivals nor a league. */
  positionNumber: Nullable(Count),
  league: Nullable(Enum(ArenaLeague)),
  /** The ladder's last place. */
  lastPosition: Count,
  /** After a victory over a rival above, the player takes that place. */
  rivals: Type.Array(Rival),
  rest: Nullable(Rest),
  fights: Count,
  wins: Count,
  /** Ids of the creatures that defend the place, by position; empty: the squad of the road, as it is. */
  defence: Type.Array(Id),
  power: Count,
  /** Hour of the day, in the player's time zone, at which the daily reward arrives. */
  rewardHour: Type.Integer({ minimum: 0, maximum: 23 }),
  timeZone: Type.String(),
  /** The time at which the next daily reward arrives. */
  rewardAt: Nullable(Time),
  /** The reward that has arrived and can be taken: that of the player's league at the time of arrival. */
  reward: Nullable(Type.Object({ league: Enum(ArenaLeague), gains: Type.Array(Gain) })),
})
export type Arena = Static<typeof Arena>

/** A league and its daily reward. */
export const League = Type.Object({ league: Enum(ArenaLeague), positionFrom: Count, positionTo: Count, rewards: Type.Array(Gain) })
export type League = Static<typeof League>

/** A past fight from the view of one of the two sides. */
export const ArenaFight = Type.Object({
  /** Id of the battle: `GET /api/battle/{id}/record` returns its record to both sides. */
  id: Id,
  rival: Holder,
  /** Whether the reader was the attacker. */
  attacked: Flag,
  /** Whether the reader's side won. */
  won: Flag,
  /** The reader's place before the fight and after it. */
  positionFrom: Count,
  positionTo: Count,
  /** Whether the attacker won but the places did not change, because the attacked player had moved before the fight ended. */
  rivalMoved: Flag,
  at: Time,
})
export type ArenaFight = Static<typeof ArenaFight>

/** The attacker's result of a finished fight on the ladder. */
export const ArenaOutcome = Type.Object({
  won: Flag,
  positionFrom: Count,
  positionTo: Count,
  leagueFrom: Enum(ArenaLeague),
  leagueTo: Enum(ArenaLeague),
  rivalMoved: Flag,
})
export type ArenaOutcome = Static<typeof ArenaOutcome>
