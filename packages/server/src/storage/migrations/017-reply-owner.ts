// Whose replies are stored, so that they can be counted; null for calls without a session.

export const sql: string[] = [
  'alter table idempotency add column player_id bigint',
  'create index idempotency_of_player on idempotency (player_id, at)',
]
