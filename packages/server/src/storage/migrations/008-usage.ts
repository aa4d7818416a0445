// How often something limited was had: ever, on the last day and in the last event. Times are milliseconds, days are days since 1970.

export const sql: string[] = [
  `create table usage (
    player_id bigint not null references player(id),
    key text not null,
    total bigint not null,
    last_at bigint not null,
    day bigint not null,
    day_total bigint not null,
    event text not null,
    event_total bigint not null,
    primary key (player_id, key)
  )`,
  `insert into usage (player_id, key, total, last_at, day, day_total, event, event_total)
   select player_id, 'bank:' || offer_id, 1, at, at / 86400000, 1, '', 0 from bank_taken`,
  'drop table bank_taken',
  // Purchases in the shop of the newest event. The ledger's references contain event and year, offer, and count.
  `insert into usage (player_id, key, total, last_at, day, day_total, event, event_total)
   select player_id, 'eventShop:' || replace(thing, rtrim(thing, '0123456789'), ''), total, last_at, last_at / 86400000, total,
     replace(rtrim(rtrim(thing, '0123456789'), ':'), 'stall:', ''), total
   from (
     select player_id, thing, count(*) as total, max(at) as last_at,
       row_number() over (partition by player_id, replace(thing, rtrim(thing, '0123456789'), '') order by max(at) desc) as newest
     from (
       select player_id, at, rtrim(rtrim(ref, '0123456789'), ':') as thing
       from ledger where ref like 'stall:%' and resource = 'eventCurrency' and amount < 0
     ) bought group by player_id, thing
   ) counted where newest = 1`,
]
