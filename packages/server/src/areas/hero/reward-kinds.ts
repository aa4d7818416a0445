import type { Reward, RewardOf } from '@skystair/contract'
import { artifactOf, priceOf, refreshed } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Occasion } from '../../economy/ledger.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { Tx } from '../../storage/db.ts'
import { rememberMoment } from '../education/educations.ts'
import { notify } from '../notification/repository.ts'
import type { PlayerRow } from '../player/repository.ts'
import { recordEvent } from '../task/tasks.ts'
import { creaturesOf, recruit } from './creatures.ts'
import { saveCreature } from './repository.ts'

/** Puts consumables into the backpack. */
async function pack(_: Tx, { state }: PlayerRow, reward: RewardOf<'consumable'>): Promise<Reward[]> {
  const { consumable: kind, amount } = reward
  const same = state.consumables.find((c) => c.kind === kind)
  if (same) same.count += amount
  else state.consumables.push({ id: state.nextItem++, kind, count: amount })
  rememberMoment(state, 'FIRST_ITEM')
  return [reward]
}

/** Puts an artifact on the first of the squad with a free slot. Where all slots are filled, gives its price in gold. */
async function wear(tx: Tx, { id, state }: PlayerRow, reward: RewardOf<'artifact'>, { now }: Occasion): Promise<Reward[]> {
  const kind = world.artifacts.find(({ key }) => key === reward.artifact)
  if (!kind) throw new Error(`No artifact is called ${reward.artifact}.`)
  const artifact = artifactOf(kind, state.nextItem)
  const wearer = (await creaturesOf(tx, id, state, now)).find((c) => c.artifacts.length < c.slotsCount)
  if (!wearer) return [{ kind: 'resource', resource: 'gold', amount: priceOf(artifact) }]
  state.nextItem++
  await saveCreature(tx, refreshed(world, { ...wearer, artifacts: [...wearer.artifacts, artifact] }))
  rememberMoment(state, 'FIRST_ITEM')
  return [reward]
}

/** Lets a creature join: where the reward names no level, one below the player's best, so that it is of use at once. */
async function join(tx: Tx, player: PlayerRow, reward: RewardOf<'creature'>, { now }: Occasion): Promise<Reward[]> {
  const { id, state } = player
  const { imageId } = reward
  const levels = (await creaturesOf(tx, id, state, now)).map(({ level }) => level)
  await recruit(tx, id, state, imageId, { level: reward.level ?? Math.max(1, Math.max(...levels) - 1), now })
  await notify(tx, id, 'heroJoined', { imageId }, now)
  state.creatureNews = true
  rememberMoment(state, 'FIRST_HERO')
  await recordEvent(tx, player, { type: 'JOIN', tags: [imageId] }, now)
  return [reward]
}

export const rewardKinds: RewardKinds<PlayerRow> = { consumable: pack, artifact: wear, creature: join }
