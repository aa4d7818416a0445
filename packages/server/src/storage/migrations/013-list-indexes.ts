// For lists, look-ups and deletions that read whole tables, or all rows of a player.

export const sql: string[] = [
  'create index session_ends on session (expires_at)',
  'create index session_revoked on session (revoked_at) where revoked_at is not null',
  'create index client_log_of_player on client_log (player_id)',
  'create index arrival_of_page on arrival (h_session)',
  'create index identity_climb_of_player on identity_climb (player_id)',
  'create index gift_reserve_of_receiver on gift_reserve (receiver_id)',
  "create index purchase_started on purchase (channel, external_id, product_id, id) where state = 'STARTED'",
  'drop index battle_of_player',
  'create index battle_of_player on battle (player_id, id)',
  'drop index notification_of_player',
  'create index notification_of_player on notification (player_id, id)',
  'create index notification_unseen on notification (player_id) where seen = 0',
  'create index notification_seen on notification (at) where seen = 1',
]
