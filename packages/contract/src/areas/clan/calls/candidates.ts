import { Type } from 'typebox'
import { defineCalls } from '../../../call.ts'
import { Count, Flag, Id } from '../../../schema.ts'
import { PlayerChange } from '../../player/entities.ts'
import { Candidate, ClanAndPlayer, ClanInvitation, ClanOffer, ClanPage } from '../entities.ts'

const read = { role: 'PLAYER', rate: 'read' } as const
const write = { role: 'PLAYER', rate: 'write', changes: true } as const

/** Applications of players, and invitations of clans. */
export const candidateCalls = defineCalls({
  'GET /api/clan/search': {
    summary: 'Clans with free places, the highest level first, twenty to a page; with `name`, those whose name begins with it.',
    ...read,
    extension: true,
    query: Type.Object({ page: Count, name: Type.Optional(Type.String({ maxLength: 40 })) }),
    reply: Type.Array(ClanOffer),
  },
  'GET /api/clan/invitation/get': { summary: 'My open invitations.', ...read, reply: Type.Array(ClanInvitation) },
  'GET /api/clan/recruit/list': {
    summary: 'Players who have applied to my clan or to any, and players whom it has invited.',
    ...read,
    reply: Type.Array(Candidate),
    errors: ['CLAN_MISSING', 'CLAN_RANK'],
  },
  'POST /api/clan/broadcast/apply': {
    summary: 'Apply to all clans at once.',
    ...write,
    reply: PlayerChange,
    errors: ['CLAN_LEVEL', 'CLAN_TAKEN'],
  },
  'POST /api/clan/apply': {
    summary: 'Apply to a clan.',
    ...write,
    body: Type.Object({ clanId: Id }),
    reply: Candidate,
    errors: ['CLAN_LEVEL', 'CLAN_TAKEN', 'CLAN_NOT_FOUND', 'CLAN_REJECTED', 'OFFER_LIMIT'],
  },
  'POST /api/clan/application/withdraw': {
    summary: 'Withdraw my application to a clan.',
    ...write,
    extension: true,
    body: Type.Object({ clanId: Id }),
    reply: ClanPage,
    errors: ['CLAN_NOT_FOUND', 'CANDIDATE_NOT_FOUND'],
  },
  'POST /api/clan/invite': {
    summary: 'Invite a player. It carries no text, but shows the clan’s name to a stranger, so a ban from the chat holds.',
    ...write,
    body: Type.Object({ playerId: Id }),
    reply: Candidate,
    errors: [
      'CLAN_MISSING',
      'CLAN_RANK',
      'CLAN_FULL',
      'CLAN_TAKEN',
      'PLAYER_NOT_FOUND',
      'TARGET_FORBIDDEN',
      'BLOCKED',
      'CHAT_BANNED',
      'OFFER_LIMIT',
    ],
  },
  'POST /api/clan/reject': {
    summary: 'Reject a candidate, or withdraw an invitation.',
    ...write,
    body: Type.Object({ playerId: Id }),
    reply: Candidate,
    errors: ['CLAN_MISSING', 'CLAN_RANK', 'CANDIDATE_NOT_FOUND'],
  },
  'POST /api/clan/invitation/accept': {
    summary: 'Accept an invitation.',
    ...write,
    body: Type.Object({ clanId: Id }),
    reply: ClanAndPlayer,
    errors: ['CLAN_LEVEL', 'CLAN_TAKEN', 'INVITATION_NOT_FOUND', 'CLAN_NO_ROOM'],
  },
  'POST /api/clan/invitation/refuse': {
    summary: 'Refuse an invitation.',
    ...write,
    extension: true,
    body: Type.Object({ clanId: Id }),
    reply: Type.Object({ refused: Flag, player: PlayerChange }),
    errors: ['INVITATION_NOT_FOUND'],
  },
})
