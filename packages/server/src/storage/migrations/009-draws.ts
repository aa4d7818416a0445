// What was drawn by chance, by seeds that were made beforehand. A draw without a result is still to come. Times are milliseconds.

export const sql: string[] = [
  `create table draw (
    player_id bigint not null references player(id),
    chance text not null,
    number bigint not null,
    seed text not null,
    result bigint,
    at bigint not null,
    primary key (player_id, chance, number)
  )`,
]
