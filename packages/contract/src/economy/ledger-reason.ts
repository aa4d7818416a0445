import type { HistoryFilter } from '../areas/tech/enums.ts'

/** An area's reasons of changes of a purse, each with the category under which moderators find it. Reasons are stored and never renamed. */
export type ReasonRows = Readonly<Record<string, HistoryFilter>>
