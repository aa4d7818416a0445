import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { AnnouncedDraw } from '../../economy/seed.ts'
import { Count, Enum, Id, Nullable, Time } from '../../schema.ts'
import { ChestType } from './enums.ts'

/** A possible content of a chest. Its odds are its weight divided by the sum of the weights. */
export const ChestContent = Type.Object({ gains: Type.Array(Gain), weight: Count })
export type ChestContent = Static<typeof ChestContent>

/** A chest that opens after a time. */
export const DelayedChest = Type.Object({
  id: Id,
  type: Enum(ChestType),
  placedAt: Time,
  readyAt: Time,
  /** The price in gems for opening it immediately; 0 once it is ready. */
  speedupPrice: Count,
  contents: Type.Array(ChestContent),
  draw: AnnouncedDraw,
})
export type DelayedChest = Static<typeof DelayedChest>

/** The player's chest, if there is one, and the number of victories that are missing for the next one. */
export const DelayedChestStatus = Type.Object({
  chest: Nullable(DelayedChest),
  victoriesLeft: Count,
  /** Type of the next chest, after the current one. */
  nextType: Enum(ChestType),
})
export type DelayedChestStatus = Static<typeof DelayedChestStatus>
