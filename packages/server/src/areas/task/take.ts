import { gainsOf, rewardsFrom } from '../../economy/gain.ts'
import { grant } from '../../economy/grant.ts'
import type { Handler } from '../../handlers.ts'
import { learnByDoing } from '../education/educations.ts'
import { lockPlayer } from '../player/change.ts'
import { doneTask, markTaken } from './tasks.ts'

export const takeTask: Handler<'POST /api/player/task/{id}/take'> = async (ctx) => {
  const { tx, now, params, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const task = doneTask(player.state, params.id, now)
  const ref = markTaken(player.state, task)
  learnByDoing(player.state, 'tasks')
  const granted = await grant(tx, player, rewardsFrom(task.kind.reward), { reason: 'task', ref, now }, rewardKinds)
  return { player: await save('purse', 'creatures'), gains: gainsOf(granted) }
}
