import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { PlayerChange } from '../player/entities.ts'
import { SnowWorld } from './entities.ts'

const travel = { role: 'TRIAL', rate: 'write', changes: true, reply: Type.Object({ snow: SnowWorld, player: PlayerChange }) } as const

export const calls = defineCalls({
  'GET /api/snow/get': {
    summary: 'The remaining steps in the snow world, and the time of the next visit.',
    role: 'TRIAL',
    rate: 'read',
    reply: SnowWorld,
    extension: true,
  },
  'POST /api/snow/enter': {
    summary: 'Enter the snow world: a road of its own, on which each new platform costs a step.',
    ...travel,
    errors: ['OFFER_LOCKED', 'SNOW_RESTING', 'STATE_CHANGED', 'BATTLE_IN_PROGRESS'],
    extension: true,
  },
  'POST /api/snow/leave': {
    summary: 'Leave it for six hours, and return to the previous place.',
    ...travel,
    errors: ['STATE_CHANGED', 'BATTLE_IN_PROGRESS'],
    extension: true,
  },
})
