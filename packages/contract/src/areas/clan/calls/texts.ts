import { Type } from 'typebox'
import { defineCalls } from '../../../call.ts'
import { silenced, wrongTexts } from '../../../name-errors.ts'
import { Flag, playerText } from '../../../schema.ts'
import { PlayerChange } from '../../player/entities.ts'
import { ClanInfo } from '../entities.ts'

const write = { role: 'PLAYER', rate: 'write', changes: true } as const

/** The description and the announcement of a clan. */
export const textCalls = defineCalls({
  'GET /api/clan/about/get': {
    summary: 'The description of my clan.',
    role: 'PLAYER',
    rate: 'read',
    reply: Type.Object({ content: Type.String() }),
    errors: ['CLAN_MISSING'],
  },
  'POST /api/clan/about/set': {
    summary: 'Set the description.',
    ...write,
    body: Type.Object({ content: playerText('CLAN_ABOUT', 20_000) }),
    reply: ClanInfo,
    errors: ['CLAN_MISSING', 'CLAN_RANK', ...silenced, ...wrongTexts],
  },
  'POST /api/clan/about/default/restore': {
    summary: 'Restore the default description.',
    ...write,
    reply: ClanInfo,
    errors: ['CLAN_MISSING', 'CLAN_RANK'],
  },
  'POST /api/clan/advertisement/set': {
    summary: 'Set the announcement; an empty text removes it.',
    ...write,
    body: Type.Object({ content: playerText('CLAN_ANNOUNCEMENT', 2000) }),
    reply: ClanInfo,
    errors: ['CLAN_MISSING', 'CLAN_RANK', ...silenced, 'TEXT_TOO_LONG', 'TEXT_FORBIDDEN'],
  },
  'GET /api/clan/advertisement/mark/seen': {
    summary: 'Mark the announcement as seen.',
    ...write,
    reply: Type.Object({ seen: Flag, player: PlayerChange }),
    errors: ['CLAN_MISSING'],
  },
})
