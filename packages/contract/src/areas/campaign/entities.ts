import { Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { CampaignType, ChestType } from './enums.ts'

export const CampaignStatus = Type.Object({
  type: Enum(CampaignType),
  active: Flag,
  until: Nullable(Time),
  discountPercent: Count,
  seen: Flag,
})

export const Chest = Type.Object({ type: Enum(ChestType), progress: Count, goal: Count, openable: Flag, until: Nullable(Time) })

export const Wheel = Type.Object({ tickets: Count, spinsLeft: Count, sectors: Type.Array(Gain) })

export const DelayedChest = Type.Object({ id: Id, type: Enum(ChestType), readyAt: Time, speedupPrice: Count })
