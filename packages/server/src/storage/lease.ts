import type { Db } from './db.ts'

/** The right of one node to do some work, for a limited time: a node that is frozen or cut off loses it. */
export interface Lease {
  /** Takes the lease, or keeps it for its whole time from now. Returns false if another node has it. */
  hold(now: number): Promise<boolean>
  release(): Promise<void>
}

/** Returns a lease on the work `name` for this holder. Its time is in milliseconds. */
export const leaseOf = (db: Pick<Db, 'tx'>, name: string, holder: string, time: number): Lease => ({
  hold: async (now) =>
    (await db.tx((tx) =>
      tx.run(
        // A lease that lasts longer than the time was written by a node whose clock is ahead.
        `insert into lease (name, holder, until) values (?, ?, ?) on conflict (name) do update set holder = excluded.holder, until = excluded.until
         where lease.holder = excluded.holder or lease.until <= ? or lease.until > excluded.until`,
        [name, holder, now + time, now],
      ),
    )) === 1,
  release: async () => void (await db.tx((tx) => tx.run('delete from lease where name = ? and holder = ?', [name, holder]))),
})
