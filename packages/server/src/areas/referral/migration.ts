import type { Migration } from '../../storage/migrate.ts'

/** Derives the counted stairs from the gems that are waiting or taken. Shares of purchases can only increase these, so nothing is granted twice. */
export const countedStairs: Migration = {
  name: '2026-11-22-counted-stairs',
  sql: [
    'alter table referral add column stair bigint not null default 0',
    `update referral set stair = case when waiting + taken >= 200 then 50 when waiting + taken >= 100 then 20
       when waiting + taken >= 50 then 10 when waiting + taken >= 20 then 5 else 0 end`,
  ],
}
