import type { PersonalTable } from '../personal-table.ts'

export const sessionTables: readonly PersonalTable[] = [
  {
    table: 'session',
    by: ['player_id'],
    exported: ['created_at', 'expires_at', 'revoked_at', 'source'],
    hidden: ['player_id', 'token_hash', 'client_uuid'],
    onDeletion: 'DELETE',
  },
  {
    table: 'view_session',
    by: ['player_id'],
    exported: ['at'],
    hidden: ['token_hash', 'opened_with', 'player_id', 'client_uuid', 'until', 'ended_at'],
    onDeletion: 'DELETE',
  },
]
