import { contract } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import { defineArea } from '../../area.ts'
import { demote, promote } from './access.ts'
import { banPlayer, unbanPlayer } from './ban.ts'
import { auditAppendOnly, moderation, recentTexts, reportOutcomes, reportReporters } from './migration.ts'
import { findPlayers, listMessages, showPlayer } from './players.ts'
import { report } from './report.ts'
import { closeOne, listHidden, listReports, restoreOne } from './reports.ts'
import { closedReports } from './repository.ts'

/** How long a closed report stays, in milliseconds. */
const CLOSED_STAYS = 180 * DAY

export const area = defineArea(contract.moderation, {
  tables: {
    audit_entry: { keptFor: 'each entry proves the ones before it', by: 'the rights of moderators' },
    audit_head: { for: 'SERVER', most: 1 },
    recent_text: { for: 'PLAYER', most: 'CATALOGUE' },
    report: { until: '180 days after a moderator has decided' },
    report_reporter: { with: 'report' },
  },
  migrations: [moderation, auditAppendOnly, recentTexts, reportReporters, reportOutcomes],
  sweep: [closedReports(CLOSED_STAYS)],
  personal: [
    {
      table: 'report',
      by: ['target_id', 'reporter_id'],
      exported: { target_id: ['kind', 'text', 'said_at'], reporter_id: ['kind', 'text', 'said_at', 'at'] },
      // Who reported whom stays between the reporter and the moderators.
      hidden: ['id', 'subject', 'message_id', 'target_id', 'reporter_id', 'closed_at', 'outcome'],
      onDeletion: 'DELETE',
    },
    { table: 'recent_text', by: ['player_id'], exported: ['flood', 'times'], hidden: ['player_id'], onDeletion: 'DELETE' },
    { table: 'report_reporter', by: ['reporter_id'], exported: ['at'], hidden: ['report_id', 'reporter_id'], onDeletion: 'DELETE' },
    {
      table: 'audit_entry',
      by: ['target_id', 'actor_id'],
      exported: { target_id: ['at', 'action', 'details'], actor_id: ['at', 'action'] },
      hidden: ['id', 'actor_id', 'target_id', 'before_hash', 'hash'],
      onDeletion: { keptFor: 'each entry proves the ones before it, and contains only ids' },
    },
  ],
  handlers: {
    'POST /api/moderation/{playerId}/ban': banPlayer,
    'POST /api/moderation/{playerId}/unban': unbanPlayer,
    'POST /api/moderation/{playerId}/promote': promote,
    'POST /api/moderation/{playerId}/demote': demote,
    'POST /api/moderation/report': report,
    'GET /api/moderation/report/list': listReports,
    'GET /api/moderation/report/hidden': listHidden,
    'POST /api/moderation/report/{id}/close': closeOne,
    'POST /api/moderation/report/{id}/restore': restoreOne,
    'GET /api/moderation/player/find': findPlayers,
    'GET /api/moderation/player/{playerId}': showPlayer,
    'GET /api/moderation/player/{playerId}/messages': listMessages,
  },
})
