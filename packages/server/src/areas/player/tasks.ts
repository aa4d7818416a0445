import type { contract } from '@skystair/contract'
import { receive } from '../../game/items.ts'
import { loadPlayer, savePlayer } from '../../game/player-row.ts'
import { presentRow } from '../../game/present-player.ts'
import { sorted } from '../../game/sorted.ts'
import { doneTask, markTaken } from '../../game/tasks.ts'
import type { Handler } from '../../handlers.ts'

export const takeTask: Handler<(typeof contract.player)['POST /api/player/task/{id}/take']> = async ({ tx, now, playerId, params }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const task = doneTask(player.state, params.id, now)
  const ref = markTaken(player.state, task)
  const gains = await receive(tx, player, sorted(task.kind.reward), { reason: 'task', ref, now })
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains }
}
