import type { contract } from '@skystair/contract'
import { receive } from '../../economy/receive.ts'
import { sorted } from '../../economy/sort-gains.ts'
import type { Handler } from '../../handlers.ts'
import { presentRow } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { doneTask, markTaken } from './tasks.ts'

export const takeTask: Handler<(typeof contract.player)['POST /api/player/task/{id}/take']> = async ({ tx, now, playerId, params }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const task = doneTask(player.state, params.id, now)
  const ref = markTaken(player.state, task)
  const gains = await receive(tx, player, sorted(task.kind.reward), { reason: 'task', ref, now })
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains }
}
