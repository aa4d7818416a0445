import type { Migration } from '../../storage/migrate.ts'

/**
 * Players by rating, the numbers of keys with a common prefix (see tree.ts), names for the filter, and the number of players online on each node. Names are
 * stored as `spellingOf` returns them: in digits, which every database orders in the same way.
 */
export const ratings: Migration = {
  name: '2026-11-24-ratings',
  sql: [
    `create table rating_entry (
      board text not null,
      player_id bigint not null references player(id),
      sort_key bigint not null,
      level bigint not null,
      value bigint not null,
      primary key (board, player_id)
    )`,
    'create index rating_entry_order on rating_entry (board, sort_key desc, player_id)',
    'create index rating_entry_of_player on rating_entry (player_id)',
    `create table rating_count (
      board text not null,
      depth bigint not null,
      prefix bigint not null,
      players bigint not null,
      primary key (board, depth, prefix)
    )`,
    `create table rating_name (
      player_id bigint primary key references player(id),
      spelling text not null
    )`,
    'create index rating_name_spelling on rating_name (spelling)',
    `create table rating_online (
      node text primary key,
      players bigint not null,
      at bigint not null
    )`,
  ],
}

/** The levels of the tree of counts (see tree.ts), which had 1024 nodes with the same parent: sums over so many took too long. */
const divisors = [2 ** 45, 2 ** 39, 2 ** 33, 2 ** 27, 2 ** 21, 2 ** 15, 2 ** 9]

export const finerCounts: Migration = {
  name: '2026-11-26-rating-counts',
  sql: [
    'delete from rating_count',
    ...divisors.map(
      (divisor, depth) =>
        `insert into rating_count (board, depth, prefix, players)
         select board, ${depth}, sort_key / ${divisor}, count(*) from rating_entry group by board, sort_key / ${divisor}`,
    ),
  ],
}
