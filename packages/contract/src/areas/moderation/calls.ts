import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { BanReason } from '../../enums.ts'
import { foreseen } from '../../planned.ts'
import { Enum, Id, Nullable, Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'

/** Hours of a ban: up to two weeks. */
const hours = Type.Unsafe<1 | 3 | 6 | 12 | 24 | 72 | 168 | 336>({ type: 'integer', enum: [1, 3, 6, 12, 24, 72, 168, 336] })
const params = Type.Object({ playerId: Id })
const Banned = Type.Object({ playerId: Id, reason: Nullable(Enum(BanReason)), until: Nullable(Time) })

export const moderation = calls({
  'POST /api/moderation/{playerId}/ban': foreseen('Keep somebody from chatting for a while.', Banned, {
    params,
    role: 'MODERATOR',
    body: { reason: Enum(BanReason), hours },
  }),
  'POST /api/moderation/{playerId}/unban': foreseen('Let them chat again.', Banned, { params, role: 'MODERATOR' }),
  'POST /api/moderation/{playerId}/promote': foreseen('Make somebody a moderator.', Player, { params, role: 'ADMIN' }),
  'POST /api/moderation/{playerId}/demote': foreseen('Make a moderator a player again.', Player, { params, role: 'ADMIN' }),
  'POST /api/chat/block/{playerId}': foreseen('Blacklist somebody: their messages are erased and later ones are not shown.', Player, {
    params,
  }),
  'POST /api/chat/unblock/{playerId}': foreseen('Take somebody off the blacklist.', Player, { params }),
})
