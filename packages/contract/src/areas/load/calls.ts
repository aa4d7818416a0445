import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Count, Flag } from '../../schema.ts'

const memory = { available: Type.Optional(Count), used: Type.Optional(Count), h_session: Type.Optional(Type.String({ maxLength: 200 })) }
/** `available` and `used` are megabytes of memory. The server accepts each step under /api/load/v2/log, /api/load/log/v2 and the same paths with v3. */
const step = <const S extends string>(summary: S) =>
  ({ summary, role: 'NONE', rate: 'log', query: Type.Object(memory), reply: Type.Object({ logged: Flag }) }) as const

export const calls = defineCalls({
  'GET /api/load/log/hidden': step('The page went to the background before the game started.'),
  'GET /api/load/log/active': step('The page is still there, every 5 seconds until the game starts.'),
  'GET /api/load/log/preboot': step('The first script runs.'),
  'GET /api/load/log/boot': step('The platform has said who the player is, and the loading begins.'),
  'GET /api/load/log/five': step('Five per cent are loaded.'),
  'GET /api/load/log/half': step('Half is loaded.'),
  'GET /api/load/log/boot/completed': step('All that the first scene needs is loaded.'),
  'GET /api/load/log/unload': {
    ...step('The page was left before the game started.'),
    query: Type.Object({ ...memory, loadedPct: Type.Optional(Count) }),
  },
  'GET /api/load/log/game/started': step('The game is being played.'),
  'GET /api/dev/log': {
    summary: "A line for the developer's log.",
    role: 'NONE',
    rate: 'report',
    query: Type.Object({ message: Type.String({ maxLength: 1000 }) }),
    reply: Type.Object({ logged: Flag }),
  },
  'POST /api/log/add': {
    summary: 'Report a client error.',
    role: 'NONE',
    rate: 'report',
    changes: true,
    body: Type.Object({ message: Type.String({ maxLength: 4000 }), domain: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: Type.Object({ logged: Flag }),
  },
})
