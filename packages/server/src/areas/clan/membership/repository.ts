import { type ClanRank, LIST_DEPTH, type RaidDifficulty } from '@skystair/contract'
import type { Slice } from '../../../page.ts'
import type { Tx } from '../../../storage/db.ts'
import { spellingOf, spellingsFrom } from '../../../storage/spelling.ts'

export interface ClanRow {
  readonly id: number
  readonly name: string
  readonly level: number
  readonly current_exp: number
  readonly theme: number
  readonly theme_changes: number
  readonly announcement: string
  /** 0 without an announcement. */
  readonly announced_at: number
  /** Null for the description that every clan begins with. */
  readonly about: string | null
  readonly raid_difficulty: RaidDifficulty
}

export interface MemberRow {
  readonly player_id: number
  readonly clan_id: number
  /** The rank, regardless of whether the member stands in for the leader. */
  readonly rank: ClanRank
  /** 1 if the member stands in for the leader. */
  readonly stands_in: number
  readonly merit: number
  readonly joined_at: number
  /** When the member last marked the announcement as seen. */
  readonly seen_at: number
}

const CLAN = 'id, name, level, current_exp, theme, theme_changes, announcement, announced_at, about, raid_difficulty'
const MEMBER = 'player_id, clan_id, rank, stands_in, merit, joined_at, seen_at'

/** Returns the effective rank: a member who stands in for the leader is a SUBLEADER. */
export const rankOf = ({ rank, stands_in }: Pick<MemberRow, 'rank' | 'stands_in'>): ClanRank => (stands_in === 1 ? 'SUBLEADER' : rank)

export const clanById = (tx: Tx, id: number): Promise<ClanRow | undefined> =>
  tx.one(`select ${CLAN} from clan where id = ? and disbanded_at is null`, [id])

/** Returns a clan, locked until the transaction ends. */
export const lockClan = (tx: Tx, id: number): Promise<ClanRow | undefined> =>
  tx.one(`select ${CLAN} from clan where id = ? and disbanded_at is null${tx.lock}`, [id])

export const memberOf = (tx: Tx, playerId: number): Promise<MemberRow | undefined> =>
  tx.one(`select ${MEMBER} from clan_member where player_id = ?`, [playerId])

export const membersOf = (tx: Tx, clanId: number): Promise<MemberRow[]> =>
  tx.all(`select ${MEMBER} from clan_member where clan_id = ? order by player_id`, [clanId])

export async function countMembers(tx: Tx, clanId: number): Promise<number> {
  const row = await tx.one<{ members: number }>('select count(*) as members from clan_member where clan_id = ?', [clanId])
  return row?.members ?? 0
}

/** The clan data that a player's own data contains. */
export interface Belonging {
  readonly clan_id: number
  /** 1 if the player has not seen the announcement. */
  readonly unseen: number
}
export const belongingOf = (tx: Tx, playerId: number): Promise<Belonging | undefined> =>
  tx.one(
    `select m.clan_id, case when c.announced_at > m.seen_at then 1 else 0 end as unseen
     from clan_member m join clan c on c.id = m.clan_id where m.player_id = ?`,
    [playerId],
  )

/** Returns the level and the bonus points of a player's clan; undefined without a clan. */
export const clanStandingOf = (tx: Tx, playerId: number): Promise<{ readonly level: number; readonly points: number } | undefined> =>
  tx.one(
    `select c.level, coalesce(b.amount, 0) as points from clan_member m join clan c on c.id = m.clan_id
     left join clan_budget b on b.clan_id = c.id and b.resource = 'bonusPoints' where m.player_id = ?`,
    [playerId],
  )

/** Stores a clan. Returns its id; undefined if another clan has this name or a name that looks like it. */
export async function insertClan(tx: Tx, name: string, key: string, look: string, now: number): Promise<number | undefined> {
  const row = await tx.one<{ id: number }>(
    `insert into clan (name, name_key, name_look, spelling, level, current_exp, theme, theme_changes, announcement, announced_at, raid_difficulty, created_at, checked_at)
     values (?, ?, ?, ?, 1, 0, 0, 0, '', 0, 'EASY', ?, ?) on conflict do nothing returning id`,
    [name, key, look, spellingOf(key), now, now],
  )
  return row?.id
}

/** Returns whether another clan has this name or a name that looks like it. */
export const isNameTaken = async (tx: Tx, clanId: number, key: string, look: string): Promise<boolean> =>
  (await tx.one('select id from clan where (name_key = ? or name_look = ?) and id <> ?', [key, look, clanId])) !== undefined

export const setClanName = (tx: Tx, id: number, name: string, key: string, look: string): Promise<number> =>
  tx.run('update clan set name = ?, name_key = ?, name_look = ?, spelling = ? where id = ?', [name, key, look, spellingOf(key), id])

export const setProgress = (tx: Tx, id: number, level: number, currentExp: number): Promise<number> =>
  tx.run('update clan set level = ?, current_exp = ? where id = ?', [level, currentExp, id])

export const disband = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run('update clan set disbanded_at = ?, name_key = null, name_look = null, spelling = null where id = ?', [now, id])

export const setAbout = (tx: Tx, id: number, about: string | null): Promise<number> =>
  tx.run('update clan set about = ? where id = ?', [about, id])

/** Sets the theme and the number of its changes. */
export const setTheme = (tx: Tx, id: number, theme: number, changes: number): Promise<number> =>
  tx.run('update clan set theme = ?, theme_changes = ? where id = ?', [theme, changes, id])

export const setRaidDifficulty = (tx: Tx, id: number, difficulty: RaidDifficulty): Promise<number> =>
  tx.run('update clan set raid_difficulty = ? where id = ?', [difficulty, id])

export const setAnnouncement = (tx: Tx, id: number, announcement: string, at: number): Promise<number> =>
  tx.run('update clan set announcement = ?, announced_at = ? where id = ?', [announcement, at, id])

/** Stores the number of a clan's members, which lists of clans contain. */
const countAgain = (tx: Tx, clanId: number): Promise<number> =>
  tx.run('update clan set members = (select count(*) from clan_member m where m.clan_id = clan.id) where id = ?', [clanId])

/** Adds a member to a clan, which must be locked. Returns false if the player is already in a clan. */
export async function insertMember(tx: Tx, clanId: number, playerId: number, rank: ClanRank, now: number): Promise<boolean> {
  tx.changed.add(playerId)
  const added = await tx.run(
    `insert into clan_member (player_id, clan_id, rank, stands_in, merit, joined_at, seen_at) values (?, ?, ?, 0, 0, ?, 0)
     on conflict (player_id) do nothing`,
    [playerId, clanId, rank, now],
  )
  await countAgain(tx, clanId)
  return added === 1
}

/** Removes a member from the clan, which must be locked. */
export async function deleteMember(tx: Tx, playerId: number): Promise<void> {
  tx.changed.add(playerId)
  const row = await tx.one<{ clan_id: number }>('delete from clan_member where player_id = ? returning clan_id', [playerId])
  if (row) await countAgain(tx, row.clan_id)
}

/** Sets a member's rank and ends standing in for the leader. */
export const setRank = (tx: Tx, playerId: number, rank: ClanRank): Promise<number> =>
  tx.run('update clan_member set rank = ?, stands_in = 0 where player_id = ?', [rank, playerId])

export const setStandsIn = (tx: Tx, playerId: number, stands: boolean): Promise<number> =>
  tx.run('update clan_member set stands_in = ? where player_id = ?', [stands ? 1 : 0, playerId])

export const addMerit = (tx: Tx, playerId: number, merit: number): Promise<number> =>
  tx.run('update clan_member set merit = merit + ? where player_id = ?', [merit, playerId])

export function setSeen(tx: Tx, playerId: number, now: number): Promise<number> {
  tx.changed.add(playerId)
  return tx.run('update clan_member set seen_at = ? where player_id = ?', [now, playerId])
}

export interface ListedClan extends Pick<ClanRow, 'id' | 'name' | 'level'> {
  readonly members: number
}
const LISTED = 'id, name, level, members'

/** The order of clans, the highest first. */
const BY_RANK = 'level desc, current_exp desc, id'

/** Returns clans by level and experience, the highest first. */
export const highestClans = (tx: Tx, max: number, skipped = 0): Promise<ListedClan[]> =>
  tx.all(`select ${LISTED} from clan where disbanded_at is null order by ${BY_RANK} limit ? offset ?`, [max, skipped])

type Ranked = Pick<ClanRow, 'id' | 'level' | 'current_exp'>

/** Returns the number of clans before this one in the order of `highestClans`; with `from`, only of those from that clan on. */
export async function clansBefore(tx: Tx, clan: Ranked, from?: Ranked): Promise<number> {
  const before = '(level > ? or (level = ? and (current_exp > ? or (current_exp = ? and id < ?))))'
  const valuesOf = ({ id, level, current_exp: exp }: Ranked) => [level, level, exp, exp, id]
  const row = await tx.one<{ clans: number }>(
    `select count(*) as clans from clan where disbanded_at is null and level >= ? and ${before} ${from ? `and level <= ? and not ${before}` : ''}`,
    [clan.level, ...valuesOf(clan), ...(from ? [from.level, ...valuesOf(from)] : [])],
  )
  return row?.clans ?? 0
}

export async function countClans(tx: Tx): Promise<number> {
  const row = await tx.one<{ clans: number }>('select count(*) as clans from clan where disbanded_at is null')
  return row?.clans ?? 0
}

/** SQL for the first clans by name whose name begins with a key. *Why* a limit: thousands of clans can begin with the same letter. */
const NAMED = `select id, name, level, current_exp, members from clan
  where disbanded_at is null and spelling >= ? and spelling < ? order by spelling limit ${LIST_DEPTH}`

/** Returns clans whose name begins with a key, the highest first. */
export const clansNamed = (
  tx: Tx,
  key: string,
  max: number,
  skip: number,
): Promise<Pick<ClanRow, 'id' | 'name' | 'level' | 'current_exp'>[]> =>
  tx.all(`select id, name, level, current_exp from (${NAMED}) named order by ${BY_RANK} limit ? offset ?`, [
    ...spellingsFrom(key),
    max,
    skip,
  ])

/** Returns a page of clans whose name begins with the key and which have fewer members than `maxMembers` of their level. */
export const clansWithRoom = (
  tx: Tx,
  { key, members: [first, more], limit, skip }: { readonly key: string; readonly members: readonly [first: number, more: number] } & Slice,
): Promise<ListedClan[]> =>
  tx.all(
    `select ${LISTED} from ${key === '' ? 'clan where disbanded_at is null and' : `(${NAMED}) named where`} members < ? + ? * (level - 1)
     order by ${BY_RANK} limit ? offset ?`,
    [...(key === '' ? [] : spellingsFrom(key)), first, more, limit, skip],
  )

/** Returns clans that were last checked at a time or before, at most `max`. */
export const clansToCheck = (tx: Tx, until: number, max: number): Promise<{ id: number }[]> =>
  tx.all('select id from clan where disbanded_at is null and checked_at <= ? order by checked_at limit ?', [until, max])

export const markChecked = (tx: Tx, id: number, now: number): Promise<number> =>
  tx.run('update clan set checked_at = ? where id = ?', [now, id])
