import type { CallName, CallSpec } from '@skystair/contract'
import type { Area } from '../../area.ts'
import type { Deps } from '../../deps.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { AnyHandler } from '../../handlers.ts'
import type { KnownSessions } from '../../session/known.ts'

/** What all calls of a server share. */
export interface Shared {
  readonly deps: Deps
  readonly areas: readonly Area[]
  readonly known: KnownSessions
  readonly rewardKinds: RewardKinds
}

/** A call of the contract with what carries it out. */
export interface Route extends Shared {
  readonly name: CallName
  readonly spec: CallSpec
  readonly handler: AnyHandler
}
