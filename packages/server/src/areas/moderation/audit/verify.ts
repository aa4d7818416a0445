import type { Tx } from '../../../storage/db.ts'
import { hashOf } from './audit.ts'
import { entriesAfter, headOf } from './repository.ts'

const AT_ONCE = 1000

export interface Verified {
  /** Number of unbroken entries. */
  readonly entries: number
  /** Hash of the last of them. */
  readonly hash: string
  /** Id of the first entry that was changed or removed; null if the chain is unbroken. */
  readonly broken: number | null
  /** Whether the chain contains the hash that was noted earlier. */
  readonly noted: boolean
}

/** Checks every entry of the audit log against the hash of the one before it, and the last against the head. */
export async function verifyAudit(tx: Tx, notedHash = ''): Promise<Verified> {
  const head = await headOf(tx)
  let last = { id: 0, hash: '' }
  let noted = notedHash === ''
  const result = (broken: number | null): Verified => ({ entries: last.id, hash: last.hash, broken, noted })
  for (;;) {
    const page = await entriesAfter(tx, last.id, AT_ONCE)
    for (const entry of page) {
      const isNext = entry.id === last.id + 1 && entry.before_hash === last.hash && entry.hash === hashOf(entry)
      if (!isNext) return result(last.id + 1)
      noted ||= entry.hash === notedHash
      last = entry
    }
    if (page.length < AT_ONCE) break
  }
  return result(head?.id === last.id && head.hash === last.hash ? null : last.id + 1)
}

/** Returns the same as text for the operator. */
export async function auditReport(tx: Tx, notedHash?: string): Promise<string> {
  const { entries, hash, broken, noted } = await verifyAudit(tx, notedHash)
  if (broken !== null)
    return `The audit log is BROKEN: entry ${broken} was changed or removed. The ${entries} entries before it are as they were written.`
  if (!noted) return `The audit log is BROKEN: none of its ${entries} entries has the hash ${notedHash}, so it was written anew.`
  if (entries === 0) return 'The audit log is empty.'
  return `The audit log is unbroken. Entries: ${entries}; the hash of the last:\n${hash}`
}
