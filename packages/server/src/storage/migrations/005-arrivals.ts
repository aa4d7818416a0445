// The page and the screen that a player began on: beside `load_log`, whose steps have the same `h_session`. Sizes are CSS pixels.

export const sql: string[] = [
  `create table arrival (
    player_id bigint primary key references player(id),
    domain text,
    sw bigint,
    sh bigint,
    cw bigint,
    ch bigint,
    h_session text,
    at bigint not null
  )`,
  'create index arrival_at on arrival (at)',
]
