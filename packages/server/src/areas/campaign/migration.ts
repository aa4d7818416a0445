import type { Migration } from '../../storage/migrate.ts'

export const campaignTables: Migration = {
  name: '2026-11-23-campaigns',
  sql: [
    // For each campaign, the last of its times whose page the player has opened.
    `create table campaign_seen (
      player_id bigint not null references player(id),
      type text not null,
      time_key text not null,
      primary key (player_id, type)
    )`,
    // Only the hash of a promo code's token is stored. A token is redeemed once, by one player.
    `create table promo_code (
      token_hash text primary key,
      player_id bigint not null references player(id),
      product_id text not null,
      at bigint not null
    )`,
    'create index promo_code_of_player on promo_code (player_id)',
    // Used to count victories since a moment: each has a reward.
    'create index reward_of_reason on reward (player_id, reason, at)',
  ],
}
