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
    table: 'idempotency',
    by: ['player_id'],
    // Replies that the player has got already, encrypted with a key that only the player's client has.
    exported: [],
    hidden: ['key', 'call', 'request_hash', 'reply', 'at', 'player_id'],
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
