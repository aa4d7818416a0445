import type { PersonalTable } from '../../personal-table.ts'

/** The personal data in the tables of clans. */
export const personal: readonly PersonalTable[] = [
  {
    table: 'clan_member',
    by: ['player_id'],
    exported: ['clan_id', 'rank', 'stands_in', 'merit', 'joined_at', 'seen_at'],
    hidden: ['player_id'],
    onDeletion: 'DELETE',
  },
  { table: 'clan_candidate', by: ['player_id'], exported: ['clan_id', 'state', 'at'], hidden: ['player_id'], onDeletion: 'DELETE' },
  { table: 'clan_seeker', by: ['player_id'], exported: ['at'], hidden: ['player_id'], onDeletion: 'DELETE' },
  {
    table: 'clan_ledger',
    by: ['player_id'],
    exported: ['clan_id', 'resource', 'amount', 'reason', 'ref', 'at'],
    hidden: ['id', 'balance', 'player_id'],
    onDeletion: { keptFor: 'the books of a clan show where its budget comes from; they hold no name' },
  },
  {
    table: 'clan_log',
    by: ['by_id', 'on_id'],
    exported: { by_id: ['clan_id', 'kind', 'on_id', 'rank', 'amount', 'at'], on_id: ['clan_id', 'kind', 'rank', 'amount', 'at'] },
    hidden: ['id'],
    onDeletion: { keptFor: 'the history of a clan is its members’; it holds no name, and shows none of a deleted account' },
  },
]
