import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { pageBy } from '../../list.ts'
import { Enum, Flag, Id, text } from '../../schema.ts'
import { AccessLevel } from '../player/enums.ts'
import { AuditEntry, Ban, KeptMessage, ModeratedPlayer, Report } from './entities.ts'
import { BanReason, type BanTerm, banTerms, ReportKind } from './enums.ts'

/** Term of a ban, in hours. */
const hours = Type.Unsafe<BanTerm>({ type: 'integer', enum: [...banTerms] })
const NewBan = Type.Object({ reason: Enum(BanReason), hours })
const about = { params: Type.Object({ playerId: Id }), role: 'MODERATOR', extension: true } as const
const read = { ...about, rate: 'read' } as const
const write = { ...about, rate: 'write', changes: true } as const
const Access = Type.Object({ playerId: Id, accessLevel: Enum(AccessLevel) })

export const calls = defineCalls({
  'POST /api/moderation/{playerId}/ban': {
    summary: 'Ban a player of a lower access level from writing to others for a while. Replaces the present ban.',
    ...write,
    body: NewBan,
    reply: Ban,
    errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'],
  },
  'POST /api/moderation/{playerId}/unban': {
    summary: 'End the ban of a player of a lower access level.',
    ...write,
    reply: Ban,
    errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'],
  },
  'POST /api/moderation/{playerId}/promote': {
    summary: 'Make a registered player a moderator.',
    ...write,
    reply: Access,
    errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'],
  },
  'POST /api/moderation/{playerId}/demote': {
    summary: 'Make a moderator a player again. Only for administrators.',
    ...write,
    role: 'ADMIN',
    reply: Access,
    errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'],
  },
  'POST /api/moderation/report': {
    summary:
      'Report to the moderators: a message, a letter, a topic, a comment or a gift’s compliment by its id, a nickname by the player’s, a text of a clan by the clan’s. Reports of several players about the same are one, and a further player’s report opens a closed one again.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    extension: true,
    body: Type.Object({ kind: Enum(ReportKind), id: Id }),
    reply: Type.Object({ reported: Flag }),
    errors: [
      'MESSAGE_NOT_FOUND',
      'TOPIC_NOT_FOUND',
      'COMMENT_NOT_FOUND',
      'GIFT_NOT_FOUND',
      'CLAN_NOT_FOUND',
      'PLAYER_NOT_FOUND',
      'TARGET_FORBIDDEN',
      'REPORT_CLOSED',
      'REPORT_FLOOD',
    ],
  },
  'GET /api/moderation/report/list': {
    summary: 'Reports about players of a lower access level that wait, the oldest first, 50 at most.',
    role: 'MODERATOR',
    rate: 'read',
    extension: true,
    reply: Type.Array(Report),
  },
  'POST /api/moderation/report/{id}/close': {
    summary:
      'Dismiss a report about a player of a lower access level; or uphold it: hide its text, and ban its author if the body has a ban. A nickname and a clan’s name become neutral ones, a clan’s description the default one.',
    role: 'MODERATOR',
    rate: 'write',
    changes: true,
    extension: true,
    params: Type.Object({ id: Id }),
    body: Type.Object({ dismiss: Flag, ban: Type.Optional(NewBan) }),
    reply: Type.Object({ closed: Flag }),
    errors: ['REPORT_NOT_FOUND', 'REPORT_CLOSED', 'PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'],
  },
  'GET /api/moderation/report/hidden': {
    summary: 'The texts that moderators have hidden, the newest first, 20 to a page, for 180 days.',
    role: 'MODERATOR',
    rate: 'read',
    extension: true,
    query: Type.Object(pageBy.number),
    reply: Type.Array(Report),
  },
  'POST /api/moderation/report/{id}/restore': {
    summary: 'Restore the text that upholding this report has hidden. STATE_CHANGED if another text has taken its place.',
    role: 'MODERATOR',
    rate: 'write',
    changes: true,
    extension: true,
    params: Type.Object({ id: Id }),
    reply: Type.Object({ restored: Flag }),
    errors: ['REPORT_NOT_FOUND', 'TARGET_FORBIDDEN', 'STATE_CHANGED'],
  },
  'GET /api/moderation/player/find': {
    summary: 'Players with this id, or whose nickname begins with this text, 50 at most.',
    role: 'MODERATOR',
    rate: 'read',
    extension: true,
    query: Type.Object({ text: text(40) }),
    reply: Type.Array(ModeratedPlayer),
  },
  'GET /api/moderation/player/{playerId}': {
    summary: 'A player, with the newest 20 entries of the audit log about them if their access level is lower.',
    ...read,
    reply: Type.Object({ player: ModeratedPlayer, entries: Type.Array(AuditEntry) }),
    errors: ['PLAYER_NOT_FOUND'],
  },
  'GET /api/moderation/player/{playerId}/messages': {
    summary:
      'Messages of a player of a lower access level in main and clan rooms, newest first, 20 to a page, with those that were deleted.',
    ...read,
    query: Type.Object(pageBy.number),
    reply: Type.Array(KeptMessage),
    errors: ['PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'],
  },
})
