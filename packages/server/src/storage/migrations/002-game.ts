// Players, what they hold, where they have been and whom they fight. Truth values are 0 and 1; times are milliseconds; states are JSON text.

export const sql: string[] = [
  `create table player (
    id {{id}},
    name text,
    name_key text unique,
    contact text,
    contact_key text unique,
    password_hash text,
    access_level text not null,
    source text not null,
    code text not null unique,
    version bigint not null,
    state text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  // Only gems may become negative: a refund takes back gems that were already spent.
  `create table purse (
    player_id bigint not null references player(id),
    resource text not null,
    amount bigint not null,
    primary key (player_id, resource),
    check (amount >= 0 or resource = 'mithril')
  )`,
  // A ref identifies the one occasion on which a resource may be given; lines without a ref may repeat.
  `create table ledger (
    id {{id}},
    player_id bigint not null references player(id),
    resource text not null,
    amount bigint not null,
    balance bigint not null,
    reason text not null,
    ref text,
    at bigint not null,
    unique (player_id, resource, ref)
  )`,
  `create table creature (
    id {{id}},
    player_id bigint not null references player(id),
    state text not null
  )`,
  'create index creature_of_player on creature (player_id)',
  `create table place_state (
    player_id bigint not null references player(id),
    place_id bigint not null,
    used bigint not null,
    battle_lost bigint not null,
    won bigint not null,
    at bigint not null,
    primary key (player_id, place_id)
  )`,
  `create table battle (
    id {{id}},
    player_id bigint not null references player(id),
    kind text not null,
    place_id bigint,
    seed text not null,
    setup text not null,
    moves text not null,
    state text not null,
    version bigint not null,
    progress text not null,
    completed bigint not null,
    created_at bigint not null
  )`,
  'create index battle_of_player on battle (player_id)',
  `create table notification (
    id {{id}},
    player_id bigint not null references player(id),
    kind text not null,
    details text not null,
    seen bigint not null,
    at bigint not null
  )`,
  'create index notification_of_player on notification (player_id)',
  // One row per invited player: what the inviter can still take, and what was taken.
  `create table referral (
    friend_id bigint primary key references player(id),
    inviter_id bigint not null references player(id),
    waiting bigint not null,
    taken bigint not null,
    at bigint not null
  )`,
  'create index referral_of_inviter on referral (inviter_id)',
]
