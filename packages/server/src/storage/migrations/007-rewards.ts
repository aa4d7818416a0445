// What was granted under each reference. Times are milliseconds; rewards are JSON text.

export const sql: string[] = [
  `create table reward (
    player_id bigint not null references player(id),
    ref text not null,
    reason text not null,
    rewards text not null,
    at bigint not null,
    primary key (player_id, ref)
  )`,
  // Earlier grants of the ledger, so that their references stay used.
  `insert into reward (player_id, ref, reason, rewards, at)
   select player_id, ref, min(reason),
     '[' || string_agg('{"kind":"resource","resource":"' || resource || '","amount":' || amount || '}', ',') || ']', min(at)
   from ledger where ref is not null and amount > 0 group by player_id, ref`,
]
