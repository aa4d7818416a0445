import type { Tx } from '../../storage/db.ts'
import type { Outdated } from '../../sweep.ts'

/** A step of a page's start. Memory is in megabytes. */
export interface LoadStep {
  readonly step: string
  /** Identifies the page. */
  readonly h_session?: string | undefined
  readonly available?: number | undefined
  readonly used?: number | undefined
  readonly loadedPct?: number | undefined
}

export const addLoadStep = (tx: Tx, { step, h_session, available, used, loadedPct }: LoadStep, now: number): Promise<number> =>
  tx.run('insert into load_log (step, h_session, available, used, loaded_pct, at) values (?, ?, ?, ?, ?, ?)', [
    step,
    h_session ?? null,
    available ?? null,
    used ?? null,
    loadedPct ?? null,
    now,
  ])

/** Stores a line reported by a client. */
export const addClientLog = (tx: Tx, playerId: number | null, message: string, domain: string | null, now: number): Promise<number> =>
  tx.run('insert into client_log (player_id, message, domain, at) values (?, ?, ?, ?)', [playerId, message, domain, now])

/** The page and screen on which a player started; sizes are in CSS pixels. */
export interface Arrival {
  readonly domain?: string | undefined
  readonly sw?: number | undefined
  readonly sh?: number | undefined
  readonly cw?: number | undefined
  readonly ch?: number | undefined
  readonly h_session?: string | undefined
}

export const addArrival = (tx: Tx, playerId: number, { domain, sw, sh, cw, ch, h_session }: Arrival, now: number): Promise<number> =>
  tx.run('insert into arrival (player_id, domain, sw, sh, cw, ch, h_session, at) values (?, ?, ?, ?, ?, ?, ?, ?)', [
    playerId,
    ...[domain, sw, sh, cw, ch, h_session].map((value) => value ?? null),
    now,
  ])

/** Client reports older than this, in milliseconds. */
export const oldLogs = (kept: number): Outdated[] =>
  ['client_log', 'load_log', 'arrival'].map((table) => ({ table, where: 'at <= ?', values: (now) => [now - kept] }))

/** Returns whether two players began on the same page. */
export const beganTogether = async (tx: Tx, one: number, other: number): Promise<boolean> =>
  (await tx.one('select a.player_id from arrival a join arrival b on a.h_session = b.h_session where a.player_id = ? and b.player_id = ?', [
    one,
    other,
  ])) !== undefined

/** Pages on which more than one player began since a moment: how many such pages, how many players on them, and the most on one. */
export async function sharedPages(tx: Tx, since: number): Promise<{ pages: number; players: number; most: number }> {
  const row = await tx.one<{ pages: number; players: number; most: number }>(
    `select count(*) as pages, cast(coalesce(sum(began), 0) as bigint) as players, coalesce(max(began), 0) as most
     from (select count(*) as began from arrival where h_session is not null and at >= ? group by h_session having count(*) > 1) shared`,
    [since],
  )
  return row ?? { pages: 0, players: 0, most: 0 }
}
