import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { plannedExtension } from '../../planned.ts'
import { Enum, Id, Nullable, Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'
import { BanReason } from './enums.ts'

/** Duration of a ban in hours, at most two weeks. */
const hours = Type.Unsafe<1 | 3 | 6 | 12 | 24 | 72 | 168 | 336>({ type: 'integer', enum: [1, 3, 6, 12, 24, 72, 168, 336] })
const params = Type.Object({ playerId: Id })
const Banned = Type.Object({ playerId: Id, reason: Nullable(Enum(BanReason)), until: Nullable(Time) })

export const calls = defineCalls({
  'POST /api/moderation/{playerId}/ban': plannedExtension('Keep somebody from chatting for a while.', Banned, {
    changes: true,
    params,
    role: 'MODERATOR',
    body: { reason: Enum(BanReason), hours },
  }),
  'POST /api/moderation/{playerId}/unban': plannedExtension('Let them chat again.', Banned, { changes: true, params, role: 'MODERATOR' }),
  'POST /api/moderation/{playerId}/promote': plannedExtension('Make somebody a moderator.', Player, {
    changes: true,
    params,
    role: 'ADMIN',
  }),
  'POST /api/moderation/{playerId}/demote': plannedExtension('Make a moderator a player again.', Player, {
    changes: true,
    params,
    role: 'ADMIN',
  }),
})
