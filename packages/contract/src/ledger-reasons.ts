// The reasons of all areas. Each area declares its own in `areas/<area>/reasons.ts`.
import type { HistoryFilter } from './areas/tech/enums.ts'
import { reasons } from './generated/reasons.ts'

type Declared = typeof reasons
/** Why an amount of a purse changes. */
export type LedgerReason = { [A in keyof Declared]: keyof Declared[A] }[keyof Declared]

const filters: ReadonlyMap<string, HistoryFilter> = new Map(Object.values(reasons).flatMap((ofArea) => Object.entries(ofArea)))

export const LedgerReason = [...filters.keys()] as readonly LedgerReason[]

/** True for a reason that is still in use. */
export const isLedgerReason = (reason: string): reason is LedgerReason => filters.has(reason)

/** Returns the category of a reason; OTHER for one that is no longer in use. */
export const historyFilterOf = (reason: string): HistoryFilter => filters.get(reason) ?? 'OTHER'

/** Returns the reasons of a category, without those that are no longer in use. */
export const reasonsOf = (filter: HistoryFilter): LedgerReason[] => LedgerReason.filter((reason) => historyFilterOf(reason) === filter)
