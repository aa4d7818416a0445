import type { Reward, RewardOf } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { GEMS_BONUS_HOURS } from '@skystair/world/areas/bank/rows'
import type { Occasion } from '../../economy/ledger.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerRow } from '../player/repository.ts'

/**
 * Starts the player's own bonus on bought gems. Why by time, and not for one purchase: several purchases can be started before the first is paid, and what was
 * promised at the start of each must be granted.
 */
async function start(_: Tx, { state }: PlayerRow, reward: RewardOf<'gemsBonus'>, { now }: Occasion): Promise<Reward[]> {
  const running = state.gemsBonus && now < state.gemsBonus.until ? state.gemsBonus : null
  state.gemsBonus = { percent: Math.max(reward.percent, running?.percent ?? 0), until: now + GEMS_BONUS_HOURS * HOUR }
  return [reward]
}

export const rewardKinds: RewardKinds<PlayerRow> = { gemsBonus: start }
