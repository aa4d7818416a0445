// Sessions, repeated requests and what clients report. Times are milliseconds.

export const sql: string[] = [
  `create table session (
    token_hash text primary key,
    player_id bigint not null,
    client_uuid text not null,
    created_at bigint not null,
    expires_at bigint not null,
    revoked_at bigint
  )`,
  'create index session_of_player on session (player_id)',
  // The first reply to an idempotency key, so that a repeated request gets the same one.
  `create table idempotency (
    key text primary key,
    call text not null,
    request_hash text not null,
    reply text not null,
    at bigint not null
  )`,
  'create index idempotency_at on idempotency (at)',
  `create table client_log (
    id {{id}},
    player_id bigint,
    message text not null,
    domain text,
    at bigint not null
  )`,
  `create table load_log (
    id {{id}},
    step text not null,
    h_session text,
    available bigint,
    used bigint,
    loaded_pct bigint,
    at bigint not null
  )`,
]
