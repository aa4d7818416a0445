import { price } from '@skystair/contract'
import { healCost } from '@skystair/rules'
import { charge } from '../../economy/charge.ts'
import { purseOf } from '../../economy/purse.ts'
import type { Context } from '../../handlers.ts'
import type { StoredBattle } from '../battle/repository.ts'
import { learnByDoing } from '../education/educations.ts'
import type { PlayerRow } from '../player/repository.ts'
import { recordEvent } from '../task/tasks.ts'
import { creaturesOf } from './creatures.ts'
import { saveCreature } from './repository.ts'

/**
 * Fully heals the heroes who fought, in their order, each for the elixir that healing at once costs. A hero who needs more than is left stays wounded and heals
 * with time. Returns the number of healed heroes. The player's row must be locked.
 */
export async function healByElixir(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  player: PlayerRow,
  { id: battleId, setup }: Pick<StoredBattle, 'id' | 'setup'>,
): Promise<number> {
  const fought = new Set(setup.own.map(({ id }) => id))
  let healed = 0
  let { elixir: left } = await purseOf(tx, player.id)
  for (const creature of await creaturesOf(tx, player.id, player.state, now)) {
    const { elixir: cost } = healCost(creature)
    if (cost === 0 || cost > left || !fought.has(creature.id)) continue
    await charge(tx, player.id, price({ elixir: cost }), { reason: 'heal', ref: `elixir:${battleId}:${creature.id}`, now })
    left -= cost
    healed++
    const { total } = creature.health
    await saveCreature(tx, { ...creature, health: { current: total, total }, healedAt: now })
    learnByDoing(player.state, 'elixir')
    await recordEvent(tx, player, { type: 'HEAL', tags: ['elixir'] }, now)
  }
  return healed
}
