/** Tables that do not grow with players or time, with the reason. */
export const staysSmall: ReadonlyMap<string, string> = new Map([
  ['audit_head', 'has one row'],
  ['health', 'has one row'],
  ['migration', 'has a row for each migration'],
  ['rating_online', 'has a row for each node'],
  ['rating_count', 'has a row for each of few prefixes of keys'],
])

const operator = 'only for a command of the operator, which reads everything in a process of its own'
const bounded = 'reads at most the number of rows after which every list ends'
const oneMigration = 'runs once, in a migration'
const active = 'few of them are active at a time'

/** The beginnings of statements that read or sort many rows, with the reason. */
export const readsAll: ReadonlyMap<string, string> = new Map([
  ['select inviter_id, count(*) as friends', operator],
  ['select count(*) as players, cast(coalesce(sum(case when access_level', operator],
  ['select receiver_id, sender_id, count(*) as gifts', operator],
  ['select l.clan_id, l.player_id, count(*) as donations', operator],
  ['select attacker_player as winner_id', operator],
  ['select count(*) as pages', operator],
  ['select id, name, level, members from (select', bounded],
  ['select id, name, level, current_exp from (select', bounded],
  [
    'select * from (select id, clan_id, lang, category, author_id, title, tag, is_private, guest, pinned, created_at, edited_at, commented_at, comments, deleted_at from (',
    bounded,
  ],
  [
    'select id, clan_id, lang, category, author_id, title, tag, is_private, guest, pinned, created_at, edited_at, commented_at, comments, deleted_at from (',
    bounded,
  ],
  ["select id from melee where (progress = 'WAITING'", active],
  ['select r.raid_id, r.player_id from clan_raider r', active],
  [
    'select count(*) as clans from clan where disbanded_at is null',
    'counts entries of one index, which takes a millisecond for 20,000 clans',
  ],
  ['select player_id, cast(sum(amount) as bigint) as gems from ledger', operator],
  ['select cast(coalesce(sum(gems), 0) as bigint) as gems', operator],
  ['select id, name from player where name is not null and name_look is null', oneMigration],
  ['select player_id, amount, ref from ledger where reason = ? and resource = ?', oneMigration],
  ['select clan_id, lang, category, open_topics', 'reads the categories of the forum and those of one clan'],
])
