import type { ResourceName } from '../enums.ts'
import type { Price } from './price.ts'
import type { ResourceReward } from './reward.ts'

/** Amounts by resource. */
export type Amounts = Readonly<Partial<Record<ResourceName, number>>>

const listed = (amounts: Amounts): Price[] =>
  (Object.entries(amounts) as [ResourceName, number][]).map(([resource, amount]) => ({ resource, amount }))

/** `price({ gold: 40, mithril: 2 })`: both must be paid. */
export const price = (amounts: Amounts): Price[] => listed(amounts)

/** `resources({ gold: 40, mithril: 2 })`: both are given. */
export const resources = (amounts: Amounts): ResourceReward[] => listed(amounts).map((each) => ({ kind: 'resource', ...each }))
