import type { PersonalTable } from '../personal-table.ts'

const BOOKS = 'the books must add up'

export const economyTables: readonly PersonalTable[] = [
  { table: 'purse', by: ['player_id'], exported: ['resource', 'amount'], hidden: ['player_id'], onDeletion: { keptFor: BOOKS } },
  {
    table: 'ledger',
    by: ['player_id'],
    exported: ['at', 'resource', 'amount', 'balance', 'reason', 'ref'],
    hidden: ['id', 'player_id'],
    onDeletion: { keptFor: BOOKS },
  },
  {
    table: 'reward',
    by: ['player_id'],
    exported: ['at', 'reason', 'ref', 'rewards'],
    hidden: ['player_id'],
    onDeletion: { keptFor: BOOKS },
  },
  {
    table: 'usage',
    by: ['player_id'],
    exported: ['key', 'total', 'last_at', 'day', 'day_total', 'event', 'event_total'],
    hidden: ['player_id'],
    onDeletion: 'DELETE',
  },
  {
    table: 'draw',
    by: ['player_id'],
    exported: ['chance', 'number', 'result', 'weights', 'at'],
    hidden: ['player_id', 'seed'],
    onDeletion: { keptFor: 'published odds can be checked against what was drawn' },
  },
]
