import type { BankInfo } from './store.ts'

export type BankTab = 'gems' | 'gifts' | 'free' | 'status'

/** The props of each tab of the bank. */
export interface BankTabProps {
  readonly info: BankInfo
  /** Opens another tab. */
  readonly onTab: (tab: BankTab) => void
}
