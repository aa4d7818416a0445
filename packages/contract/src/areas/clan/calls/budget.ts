import { Type } from 'typebox'
import { defineCalls } from '../../../call.ts'
import { pageBy } from '../../../list.ts'
import { byId, Enum } from '../../../schema.ts'
import { ClanAndPlayer, ClanLogLine } from '../entities.ts'
import { ClanLogFilter, DONATION_MAX, DonationType } from '../enums.ts'

/** The budget of a clan, and its history. */
export const budgetCalls = defineCalls({
  'POST /api/clan/donate': {
    summary: 'Donate to the clan.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    body: Type.Object({ type: Enum(DonationType), amount: Type.Integer({ minimum: 1, maximum: DONATION_MAX }) }),
    reply: ClanAndPlayer,
    errors: ['CLAN_MISSING', 'OFFER_LIMIT', 'NOT_ENOUGH_RESOURCES'],
  },
  'GET /api/clan/{id}/log': {
    summary: 'A page of the history of my clan, newest first; with `filter`, only lines of that group.',
    role: 'PLAYER',
    rate: 'read',
    ...byId,
    query: Type.Object({ ...pageBy.number, filter: Type.Optional(Enum(ClanLogFilter)) }),
    reply: Type.Array(ClanLogLine),
    errors: ['CLAN_MISSING'],
  },
})
