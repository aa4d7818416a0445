import { Type } from 'typebox'
import { defineCalls } from '../../../call.ts'
import { silenced, wrongNames } from '../../../name-errors.ts'
import { byId, Count, Enum, Id, Nullable, playerText } from '../../../schema.ts'
import { PlayerChange } from '../../player/entities.ts'
import { ClanAndPlayer, ClanInfo, ClanPage, Participant } from '../entities.ts'
import { ParticipantAction } from '../enums.ts'

const read = { role: 'PLAYER', rate: 'read' } as const
const write = { role: 'PLAYER', rate: 'write', changes: true } as const

/** Founding a clan, its members and their ranks. */
export const memberCalls = defineCalls({
  'POST /api/clan/get/my': { summary: 'My clan, or null.', ...read, reply: Nullable(ClanInfo) },
  'POST /api/clan/info': {
    summary: 'The clan of a player, as everybody sees it, or null.',
    ...read,
    body: Type.Object({ playerId: Id }),
    reply: Nullable(ClanPage),
    errors: ['PLAYER_NOT_FOUND'],
  },
  'GET /api/clan/{id}/page': {
    summary: 'A clan, as everybody sees it.',
    ...read,
    extension: true,
    ...byId,
    reply: ClanPage,
    errors: ['CLAN_NOT_FOUND'],
  },
  'GET /api/clan/rating': {
    summary: 'The hundred clans of the highest level.',
    ...read,
    reply: Type.Array(Type.Object({ positionNumber: Count, clanId: Id, name: Type.String(), level: Count, membersCurr: Count })),
  },
  'GET /api/clan/participant/list/mine': {
    summary: 'Members of my clan, by rank.',
    ...read,
    reply: Type.Array(Participant),
    errors: ['CLAN_MISSING'],
  },
  'GET /api/clan/participant/list': {
    summary: 'Members of a clan, by rank.',
    ...read,
    query: Type.Object({ clanId: Id }),
    reply: Type.Array(Participant),
    errors: ['CLAN_NOT_FOUND'],
  },
  'POST /api/clan/create': {
    summary: 'Found a clan.',
    ...write,
    body: Type.Object({ name: playerText('CLAN_NAME', 200) }),
    reply: ClanAndPlayer,
    errors: ['CLAN_LEVEL', 'CLAN_TAKEN', ...silenced, ...wrongNames, 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/clan/resign': {
    summary: 'Hand leadership to the most deserving member.',
    ...write,
    reply: ClanInfo,
    errors: ['CLAN_MISSING', 'CLAN_RANK', 'CLAN_ALONE'],
  },
  'POST /api/clan/leave': { summary: 'Leave the clan.', ...write, reply: PlayerChange, errors: ['CLAN_MISSING'] },
  'POST /api/clan/participant/action': {
    summary: 'Accept a candidate, expel a member, or change a member’s rank by one step.',
    ...write,
    body: Type.Object({ playerId: Id, type: Enum(ParticipantAction) }),
    reply: Type.Array(Participant),
    errors: ['CLAN_MISSING', 'CLAN_RANK', 'CLAN_FULL', 'CANDIDATE_NOT_FOUND', 'PLAYER_NOT_FOUND', 'TARGET_FORBIDDEN'],
  },
  'POST /api/admin/clan/name/set': {
    summary: 'Set the name of a clan whose leader has a lower access level.',
    role: 'MODERATOR',
    rate: 'write',
    changes: true,
    body: Type.Object({ name: playerText('CLAN_NAME', 200), clanId: Id }),
    reply: ClanPage,
    errors: ['CLAN_NOT_FOUND', 'TARGET_FORBIDDEN', ...wrongNames],
  },
})
