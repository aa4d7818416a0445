import type { Context } from '../../handlers.ts'
import { notifyPlayer } from '../../session/player-changed.ts'
import { forgetNameInMessages } from '../chat/repository.ts'
import { notify } from '../notification/repository.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { giveName } from './name.ts'
import { addFormerName, dropFormerNames, holderOfFormerName } from './repository.ts'
import { keyOf } from './rules.ts'

/** The names that players get in place of one that was taken from them, with their number behind. */
const words = { RU: 'Путник', EN: 'Wanderer' } as const

/**
 * Replaces a player's name by a neutral one and notifies the player. The next change of name is free; until then the player signs in with the old name.
 * Returns false, and changes nothing, if the player has another name by now.
 */
export async function takeName(ctx: Pick<Context, 'tx' | 'now' | 'after'>, playerId: number, name: string): Promise<boolean> {
  const { tx, now } = ctx
  const player = await loadPlayer(tx, playerId, { lock: true })
  if (player.name !== name) return false
  player.state.renamed = 0
  // Not `now`: the player has done nothing, and must not appear to have been here.
  await savePlayer(tx, player, player.updatedAt)
  await addFormerName(tx, playerId, keyOf(name))
  const word = words[player.state.lang]
  let next = `${word} ${playerId}`
  for (let more = 2; !(await giveName(tx, playerId, next)); more++) next = `${word} ${playerId}-${more}`
  await forgetNameInMessages(tx, playerId)
  await notify(tx, playerId, 'nameTaken', { name: next }, now)
  await notifyPlayer(ctx, playerId)
  return true
}

/** Undoes that. Returns false if the player has chosen another name by now, or somebody else has taken the old one. */
export async function giveBackName(ctx: Pick<Context, 'tx' | 'now' | 'after'>, playerId: number, name: string): Promise<boolean> {
  const { tx } = ctx
  await loadPlayer(tx, playerId, { lock: true })
  if ((await holderOfFormerName(tx, keyOf(name))) !== playerId) return false
  if (!(await giveName(tx, playerId, name))) return false
  await dropFormerNames(tx, playerId)
  await notifyPlayer(ctx, playerId)
  return true
}
