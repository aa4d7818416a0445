import type { CallName, CallSpec } from '@skystair/contract'
import type { Area } from '../../area.ts'
import type { BonusSource } from '../../bonuses.ts'
import type { Deps } from '../../deps.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { AnyHandler } from '../../handlers.ts'
import type { Personal } from '../../personal-table.ts'
import type { Ratings } from '../../ratings.ts'
import type { RecentSessions } from '../../session/recent-sessions.ts'
import type { DerivedFields } from './derived.ts'

/** Shared by all calls of a server. */
export interface Shared {
  readonly deps: Deps
  readonly areas: readonly Area[]
  readonly recentSessions: RecentSessions
  readonly rewardKinds: RewardKinds
  readonly personal: Personal
  readonly ratings: Ratings
  readonly bonuses: BonusSource
}

/** A call of the contract with its handler. */
export interface Route extends Shared {
  readonly name: CallName
  readonly spec: CallSpec
  readonly handler: AnyHandler
  readonly derived: DerivedFields
}
