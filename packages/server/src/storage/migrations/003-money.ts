// Who comes from which platform, and what was bought. Times are milliseconds; money is in the units of the bank's catalogue.

export const sql: string[] = [
  // The platform that verified a session; null for our own accounts and guests.
  'alter table session add column source text',
  // Players of platforms, with the save that each continues.
  `create table identity (
    source text not null,
    external_id text not null,
    player_id bigint not null references player(id),
    currency text,
    at bigint not null,
    primary key (source, external_id)
  )`,
  'create index identity_of_player on identity (player_id)',
  // All saves that belong to a player of a platform: the current one, and those that were not chosen.
  `create table identity_climb (
    source text not null,
    external_id text not null,
    player_id bigint not null references player(id),
    at bigint not null,
    primary key (source, external_id, player_id)
  )`,
  // Hashes of proofs that were exchanged for a session, kept for as long as the platform's check would accept them again.
  `create table proof_used (
    hash text primary key,
    source text not null,
    external_id text not null,
    until bigint not null
  )`,
  'create index proof_used_until on proof_used (until)',
  // A purchase, from its start. `channel` is who is paid: the source, with the provider if there are several. `gems` and `points` are what it gives
  // and `prices` what it may cost, as in the catalogue at its start. `share` is what the inviter received for it.
  `create table purchase (
    id {{id}},
    nonce text not null unique,
    channel text not null,
    source text not null,
    external_id text,
    player_id bigint not null references player(id),
    receiver_id bigint not null references player(id),
    product_id text not null,
    gems bigint not null,
    points bigint not null,
    prices text not null,
    share bigint not null,
    state text not null,
    cancelled bigint not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index purchase_of_player on purchase (player_id)',
  'create index purchase_of_receiver on purchase (receiver_id)',
  // Platforms' reports of payments. A refund may be reported before its payment: then there is no purchase yet.
  `create table receipt (
    id {{id}},
    channel text not null,
    transaction_id text not null,
    purchase_id bigint references purchase(id),
    state text not null,
    currency text,
    amount bigint,
    test bigint not null,
    at bigint not null,
    refunded_at bigint,
    unique (channel, transaction_id)
  )`,
  'create index receipt_of_purchase on receipt (purchase_id)',
  // The receiver of the player's next gift.
  `create table gift_reserve (
    player_id bigint primary key references player(id),
    receiver_id bigint not null references player(id),
    at bigint not null
  )`,
  `create table advert_watch (
    player_id bigint not null references player(id),
    day bigint not null,
    number bigint not null,
    started_at bigint not null,
    taken_at bigint,
    primary key (player_id, day, number)
  )`,
  // When a gift or free option of the bank was last taken.
  `create table bank_taken (
    player_id bigint not null references player(id),
    offer_id bigint not null,
    at bigint not null,
    primary key (player_id, offer_id)
  )`,
  // Shares of purchases that were refunded after the inviter had taken them; future shares pay them off.
  'alter table referral add column debt bigint not null default 0',
]
