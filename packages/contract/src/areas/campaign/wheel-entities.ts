import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { AnnouncedDraw } from '../../economy/seed.ts'
import { Count, Enum, Flag, Nullable } from '../../schema.ts'
import { Creature } from '../hero/entities.ts'
import { WheelKind } from './enums.ts'

/** A sector of a wheel. Its odds are its weight divided by the sum of the weights of its wheel. */
export const WheelSector = Type.Object({
  gains: Type.Array(Gain),
  weight: Count,
  /** True if the player chooses a creature for the prize. */
  asksForCreature: Flag,
})
export type WheelSector = Static<typeof WheelSector>

/** A wheel and its next spin. */
export const WheelOfKind = Type.Object({
  kind: Enum(WheelKind),
  /** The player's tickets for it. */
  tickets: Count,
  /** Clockwise. */
  sectors: Type.Array(WheelSector),
  next: AnnouncedDraw,
})
export type WheelOfKind = Static<typeof WheelOfKind>

/**
 * A prize that was not taken yet. `creatures`: the creatures that can receive it, if it needs one; otherwise all creatures of the player. If none can receive
 * it, it needs none, and `gains` contains the prize that replaces it.
 */
export const WheelPrize = Type.Object({
  kind: Enum(WheelKind),
  /** Index of the sector. */
  sector: Count,
  gains: Type.Array(Gain),
  asksForCreature: Flag,
  creatures: Type.Array(Creature),
})
export type WheelPrize = Static<typeof WheelPrize>

/** The sources of tickets. */
export const TicketSources = Type.Object({
  /** Number of victories for a ticket, and how many are missing for the next one. */
  victories: Count,
  victoriesLeft: Count,
  /** Number of bought gems for a ticket, and how many are missing for the next one. */
  gems: Count,
  gemsLeft: Count,
  /** Number of tickets that bought gems can still give today, and the maximum per day. */
  ticketsLeft: Count,
  ticketsPerDay: Count,
  /** Number of bought gems for a gold ticket, and how many are missing for the next one. */
  goldGems: Count,
  goldGemsLeft: Count,
})
export type TicketSources = Static<typeof TicketSources>

export const Wheel = Type.Object({
  wheels: Type.Array(WheelOfKind),
  prize: Nullable(WheelPrize),
  sources: TicketSources,
})
export type Wheel = Static<typeof Wheel>
