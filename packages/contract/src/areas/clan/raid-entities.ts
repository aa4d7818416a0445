import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { RaidDifficulty, RaidState } from './enums.ts'

/** What a member has done in a raid. */
export const Raider = Type.Object({
  playerId: Id,
  /** Null if the player has no nickname, e.g. after the account was deleted. */
  name: Nullable(Type.String()),
  /** Number of stairs that the member has taken down. */
  taken: Count,
})
export type Raider = Static<typeof Raider>

/** A raid for a member. */
export const RaidInfo = Type.Object({
  /**
   * IN_RAID: the player is in the tower, also if the raid is over. RAID_AVAILABLE: the player can set out on the raid that is on or on the next one.
   * RAID_WAITING: after a raid. RAID_CLOSED: the clan's level is too low for the difficulty.
   */
  state: Enum(RaidState),
  /** Null before the raid has begun. */
  id: Nullable(Id),
  difficulty: Enum(RaidDifficulty),
  /** The end of the raid, or of the waiting; null before a raid. */
  until: Nullable(Time),
  /** The tower has fallen, or the time is over. */
  over: Flag,
  /** Stairs of the whole tower, and those that still stand. Before a raid both follow from the present number of members. */
  stairs: Count,
  stairsLeft: Count,
  /** The player's share, in stairs, and its reward: that of a tower that falls, or after the raid the actual one. */
  taken: Count,
  rewards: Type.Array(Gain),
  /** Price in gems of skipping the waiting; 0 without one. */
  speedupPrice: Count,
  /** Those who have set out, by share. */
  raiders: Type.Array(Raider),
})
export type RaidInfo = Static<typeof RaidInfo>

/** A difficulty of raids for a clan. */
export const RaidOptions = Type.Object({
  difficulty: Enum(RaidDifficulty),
  /** The level that the clan must have, and whether it has it. */
  clanLevel: Count,
  open: Flag,
  /** Number of squads of a captain. Several fight each other, too. */
  captainSquads: Count,
  /** Stairs of the tower for the present members, and the reward of an equal share of it. */
  stairs: Count,
  rewards: Type.Array(Gain),
})
export type RaidOptions = Static<typeof RaidOptions>

/** What a victory in the tower has done. */
export const RaidVictory = Type.Object({
  /** Number of stairs that it took down: 0 if the raid was over. */
  taken: Count,
  stairsLeft: Count,
})
export type RaidVictory = Static<typeof RaidVictory>
