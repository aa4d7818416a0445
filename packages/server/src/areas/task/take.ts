import { gainsOf, rewardsFrom } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { doneTask, markTaken } from './tasks.ts'

export const takeTask: Handler<'POST /api/player/task/{id}/take'> = async ({ tx, now, playerId, params, rewardKinds }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const task = doneTask(player.state, params.id, now)
  const ref = markTaken(player.state, task)
  const granted = await grant(tx, player, rewardsFrom(task.kind.reward), { reason: 'task', ref, now }, rewardKinds)
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains: gainsOf(granted) }
}
