import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { byId, Enum } from '../../schema.ts'
import { Purchase } from '../payment/entities.ts'
import { Player } from '../player/entities.ts'
import { ResourceName } from '../player/enums.ts'
import { HistoryEntry } from './entities.ts'
import { HistoryFilter } from './enums.ts'

const about = { ...byId, role: 'MODERATOR', rate: 'read', errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'] } as const

export const calls = defineCalls({
  'GET /api/tech/player/enter/{id}': {
    summary: 'View the game as a player of a lower access level: opens a session that may only read, and ends after 15 minutes.',
    ...byId,
    role: 'MODERATOR',
    rate: 'write',
    changes: true,
    opensSession: true,
    /** Without the player's mail address or phone number. */
    reply: Player,
    errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'],
  },
  'GET /api/tech/player/exit': {
    summary: 'End the view as a player: opens a session of the moderator, in place of the one that the view began with.',
    role: 'MODERATOR',
    rate: 'write',
    changes: true,
    opensSession: true,
    endsView: true,
    reply: Player,
  },
  'GET /api/tech/player/{id}/log': {
    summary:
      'A page of the history of a player of a lower access level, newest first, 20 to a page. The filter is a category of reasons, the subfilter a resource.',
    ...about,
    query: Type.Object({
      ...pageBy.number,
      filter: Type.Optional(Enum(HistoryFilter)),
      subfilter: Type.Optional(Enum(ResourceName)),
    }),
    reply: Type.Array(HistoryEntry),
  },
  'GET /api/tech/player/{id}/payments': {
    summary: 'A page of the purchases that a player of a lower access level has paid for or received, newest first, 20 to a page.',
    ...about,
    query: Type.Object(pageBy.number),
    reply: Type.Array(Purchase),
  },
})
