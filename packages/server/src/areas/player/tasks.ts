import type { contract } from '@skystair/contract'
import type { Gains } from '@skystair/rules'
import { world } from '@skystair/world'
import { receive } from '../../game/items.ts'
import { loadPlayer, savePlayer } from '../../game/player-row.ts'
import { presentRow } from '../../game/present-player.ts'
import { isResource } from '../../game/purse.ts'
import { doneTask, markTaken } from '../../game/tasks.ts'
import type { Handler } from '../../handlers.ts'

/** A reward as names of resources, consumables and artifacts, sorted by what they are. */
function sorted(reward: readonly { readonly kind: string; readonly amount: number }[]): Gains {
  const consumable = world.consumables.find(({ kind }) => reward.some((gain) => gain.kind === kind))
  const artifact = world.artifacts.find(({ key }) => reward.some((gain) => gain.kind === key))
  return {
    gains: reward.filter(({ kind }) => isResource(kind)).map(({ kind, amount }) => ({ kind, amount })),
    ...(consumable ? { consumable: consumable.kind } : {}),
    ...(artifact ? { artifact: artifact.id } : {}),
  }
}

export const takeTask: Handler<(typeof contract.player)['POST /api/player/task/{id}/take']> = async ({ tx, now, playerId, params }) => {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const task = doneTask(player.state, params.id, now)
  const ref = markTaken(player.state, task)
  const gains = await receive(tx, player, sorted(task.kind.reward), { reason: 'task', ref, now })
  await savePlayer(tx, player, now)
  return { player: await presentRow(tx, player, now), gains }
}
