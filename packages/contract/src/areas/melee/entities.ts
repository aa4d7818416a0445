import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Ask, Battle } from '../battle/entities.ts'
import { BattleSide } from '../battle/enums.ts'
import { MeleeProgress } from './enums.ts'

/** One of the five: a player, or a squad of the arena, which has neither `playerId` nor name. A guest has no name. */
export const MeleeSeat = Type.Object({
  /** As the reader sees it: the reader's own side is TM1, and the others follow in the order in which they move. Null while the melee waits. */
  side: Nullable(Enum(BattleSide)),
  playerId: Nullable(Id),
  name: Nullable(Type.String()),
  /** Whether the rules move for this side soon or at once: a squad of the arena, or a player who has left or did not move in time. */
  away: Flag,
  /** 1 to 5; null while the side still fights. */
  place: Nullable(Count),
})
export type MeleeSeat = Static<typeof MeleeSeat>

/** A melee of five sides, as one of its players sees it. */
export const MeleeFight = Type.Object({
  id: Id,
  progress: Enum(MeleeProgress),
  /** While it waits: when it begins at the latest. */
  startsAt: Time,
  /** The players who have joined; once it has begun, the five sides in the order in which they move, the reader's first. */
  seats: Type.Array(MeleeSeat),
  /** Whose turn it is, until when, and the time that this turn has in all, in milliseconds; null while nobody moves. */
  turn: Nullable(Type.Object({ side: Enum(BattleSide), until: Time, limit: Count })),
  /** The number of inputs after which `battle.events` begin. */
  since: Count,
  /** Of kind MULTI and without `result`; null while the melee waits. */
  battle: Nullable(Battle),
  /** Null unless it is the reader's turn. */
  ask: Nullable(Ask),
  /** What the reader can take now; null while the reader's squad still fights. Empty for a squad that only the rules have led. */
  reward: Nullable(Type.Array(Gain)),
})
export type MeleeFight = Static<typeof MeleeFight>

/** The weekly hour of melees, and the reader's melee. */
export const Melee = Type.Object({
  /** The level from which players can join. */
  fromLevel: Count,
  /** The present hour, or the next one. */
  opensAt: Time,
  closesAt: Time,
  /** The reader's melee until its reward was taken; null for none. */
  fight: Nullable(MeleeFight),
})
export type Melee = Static<typeof Melee>
