import type { ReportKind } from '@skystair/contract'
import type { Slice } from '../../page.ts'
import type { Tx } from '../../storage/db.ts'
import type { Outdated } from '../../sweep.ts'

export interface ReportRow {
  readonly id: number
  /** Kind and id of what is reported. */
  readonly subject: string
  readonly kind: ReportKind
  /** Id of the reported message, topic, comment, gift or clan; null for a nickname. */
  readonly message_id: number | null
  readonly target_id: number
  readonly reporter_id: number
  readonly text: string
  readonly said_at: number
  readonly at: number
}

/** A report with the number of players who have filed it; 0 if a moderator hid the text without one. */
export type ListedReport = ReportRow & { readonly reporters: number }

const COLUMNS = 'id, subject, kind, message_id, target_id, reporter_id, text, said_at, at'
const LISTED = `${COLUMNS}, (select count(*) from report_reporter where report_id = report.id) as reporters`

/**
 * Stores a player's report. Those of several players about the same subject are one, which a further player's report opens again. Returns false if the player
 * has reported it before, and it is closed.
 */
export async function addReport(tx: Tx, row: Omit<ReportRow, 'id'>): Promise<boolean> {
  await tx.run(
    `insert into report (subject, kind, message_id, target_id, reporter_id, text, said_at, at) values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (subject) do nothing`,
    [row.subject, row.kind, row.message_id, row.target_id, row.reporter_id, row.text, row.said_at, row.at],
  )
  const stored = await tx.one<{ id: number; closed_at: number | null }>(`select id, closed_at from report where subject = ?${tx.lock}`, [
    row.subject,
  ])
  if (!stored) throw new Error(`the report about ${row.subject} was not stored`)
  const isFurther =
    (await tx.run(
      'insert into report_reporter (report_id, reporter_id, at) values (?, ?, ?) on conflict (report_id, reporter_id) do nothing',
      [...[stored.id, row.reporter_id, row.at]],
    )) === 1
  if (isFurther && stored.closed_at !== null) await tx.run('update report set closed_at = null, outcome = null where id = ?', [stored.id])
  return isFurther || stored.closed_at === null
}

/** Stores that a moderator has hidden a text without a report, so that it can be restored. Closes the report about it, if there is one. */
export const addUpheld = (tx: Tx, row: Omit<ReportRow, 'id'>): Promise<number> =>
  tx.run(
    `insert into report (subject, kind, message_id, target_id, reporter_id, text, said_at, at, closed_at, outcome)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'UPHELD')
     on conflict (subject) do update set closed_at = excluded.closed_at, outcome = 'UPHELD'`,
    [row.subject, row.kind, row.message_id, row.target_id, row.reporter_id, row.text, row.said_at, row.at, row.at],
  )

/** Returns how many reports of a player were stored since a time until now. */
export async function reportedSince(tx: Tx, reporterId: number, since: number, now: number): Promise<number> {
  const row = await tx.one<{ reports: number }>(
    'select count(*) as reports from report_reporter where reporter_id = ? and at > ? and at <= ?',
    [reporterId, since, now],
  )
  return row?.reports ?? 0
}

/** Which reports: about these players, or about all others. */
type Targets = { readonly about: readonly number[] } | { readonly notAbout: readonly number[] }

/** Returns the reports that wait, the oldest first, with the number of players who have reported each. */
export async function openReports(tx: Tx, targets: Targets, limit: number): Promise<ListedReport[]> {
  const [ids, not] = 'about' in targets ? [targets.about, ''] : [targets.notAbout, 'not ']
  if (ids.length === 0 && 'about' in targets) return []
  const chosen = ids.length === 0 ? '' : ` and target_id ${not}in (${ids.map(() => '?').join(', ')})`
  return tx.all(`select ${LISTED} from report where closed_at is null${chosen} order by id limit ?`, [...ids, limit])
}

/** Returns a page of the reports whose texts are hidden, the newest first. */
export function hiddenReports(
  tx: Tx,
  { notAbout }: { readonly notAbout: readonly number[] },
  { limit, skip }: Slice,
): Promise<ListedReport[]> {
  const chosen = notAbout.length === 0 ? '' : ` and target_id not in (${notAbout.map(() => '?').join(', ')})`
  return tx.all(`select ${LISTED} from report where outcome = 'UPHELD'${chosen} order by closed_at desc, id desc limit ? offset ?`, [
    ...notAbout,
    limit,
    skip,
  ])
}

/** Returns a report, locked until the transaction ends. */
export const lockReport = (
  tx: Tx,
  id: number,
): Promise<(ReportRow & { readonly closed_at: number | null; readonly outcome: Outcome | null }) | undefined> =>
  tx.one(`select ${COLUMNS}, closed_at, outcome from report where id = ?${tx.lock}`, [id])

/** What moderators decided about a report. What they upheld can be restored. */
export type Outcome = 'DISMISSED' | 'UPHELD' | 'RESTORED'

export const closeReport = (tx: Tx, id: number, now: number, outcome: Outcome): Promise<number> =>
  tx.run('update report set closed_at = ?, outcome = ? where id = ?', [now, outcome, id])

/** Reports that were closed this long ago, in milliseconds. */
export const closedReports = (kept: number): Outdated => ({ table: 'report', where: 'closed_at <= ?', values: (now) => [now - kept] })

/** Returns the times of the newest texts of a group that a player has written. */
export async function recentTexts(tx: Tx, playerId: number, group: string): Promise<number[]> {
  const row = await tx.one<{ times: string }>('select times from recent_text where player_id = ? and flood = ?', [playerId, group])
  return row ? (JSON.parse(row.times) as number[]) : []
}

export const setRecentTexts = (tx: Tx, playerId: number, group: string, times: readonly number[]): Promise<number> =>
  tx.run(
    `insert into recent_text (player_id, flood, times) values (?, ?, ?)
     on conflict (player_id, flood) do update set times = excluded.times`,
    [playerId, group, JSON.stringify(times)],
  )
