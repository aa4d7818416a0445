import type { TableRules } from './table-rule.ts'

const books = 'the books must add up'

/** The rules of the tables that belong to no area. */
export const serverTables: TableRules = {
  data_version: { for: 'SERVER', most: 1 },
  draw: {
    keptFor: 'published odds can be checked against what was drawn',
    by: 'the chances that a player earns or pays, and the rates of calls',
  },
  health: { for: 'SERVER', most: 1 },
  idempotency: { days: 1 },
  lease: { until: 'its work ends' },
  ledger: { keptFor: books, by: 'what a player has, and the rates of calls' },
  migration: { keptFor: 'each says that a change of the schema has run', by: 'the releases' },
  node: { until: 'the server ends, or another one starts after that' },
  purse: { for: 'PLAYER', most: 'CATALOGUE' },
  reward: { keptFor: books, by: 'the rewards of the game, each once' },
  session: { for: 'PLAYER', most: 50 },
  usage: { for: 'PLAYER', most: 'CATALOGUE' },
}
