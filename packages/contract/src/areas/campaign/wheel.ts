import { Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { AnnouncedDraw, RevealedDraw } from '../../economy/seed.ts'
import { Count, Enum, Id } from '../../schema.ts'
import { Creature } from '../hero/entities.ts'
import { PlayerChange } from '../player/entities.ts'
import { WheelKind } from './enums.ts'
import { Wheel, WheelPrize } from './wheel-entities.ts'

/** Calls of the wheel of fortune. */
export const wheelCalls = {
  'GET /api/campaign/get/wheel/status': {
    summary: 'The wheels with their odds, the tickets, and the prize to take. Publishes the hashes of the next spins.',
    role: 'TRIAL',
    rate: 'read',
    changes: true,
    reply: Wheel,
  },
  'GET /api/campaign/spin/wheel': {
    summary: 'Spin a wheel for a ticket. Its prize must be taken by another call.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    query: Type.Object({ kind: Type.Optional(Enum(WheelKind)) }),
    reply: Type.Object({
      ...WheelPrize.properties,
      /** Remaining tickets for this wheel. */
      tickets: Count,
      draw: RevealedDraw,
      next: AnnouncedDraw,
      player: PlayerChange,
    }),
    errors: ['PRIZE_WAITING', 'NOT_ENOUGH_RESOURCES', 'STATE_CHANGED'],
  },
  'GET /api/campaign/wheel/take/reward': {
    summary: 'Take the prize of the last spin, for this creature if the prize needs one.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    query: Type.Object({ optionalCreatureId: Type.Optional(Id) }),
    reply: Type.Object({ gains: Type.Array(Gain), creatures: Type.Array(Creature), player: PlayerChange }),
    errors: ['REWARD_NOT_READY', 'CREATURE_NOT_FOUND'],
  },
} as const
