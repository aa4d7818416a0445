import { Type } from 'typebox'
import { RevealedDraw } from '../../economy/seed.ts'
import { Gained, PlayerChange } from '../player/entities.ts'
import { DelayedChestStatus } from './delayed-chest-entities.ts'

const write = { role: 'TRIAL', rate: 'write', changes: true } as const

/** Calls of the chest that opens after a time. */
export const delayedChestCalls = {
  'GET /api/delayed/chest/ensure': {
    summary: 'The chest that opens after a time. It is placed if there is none and the player has won enough fights.',
    ...write,
    rate: 'read',
    reply: DelayedChestStatus,
  },
  'GET /api/delayed/chest/speedup': {
    summary: 'Open the chest immediately for gems.',
    ...write,
    reply: Type.Object({ ...DelayedChestStatus.properties, player: PlayerChange }),
    errors: ['NOT_FOUND', 'NOT_ENOUGH_RESOURCES'],
  },
  'GET /api/delayed/chest/take': {
    summary: 'Take the content of the opened chest. The next one is placed if the player has won enough fights.',
    ...write,
    reply: Type.Object({ ...Gained.properties, ...DelayedChestStatus.properties, draw: RevealedDraw }),
    errors: ['NOT_FOUND', 'REWARD_NOT_READY'],
  },
} as const
