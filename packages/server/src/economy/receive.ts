import type { ArtifactKind, Gain } from '@skystair/contract'
import { artifactOf, type Gains, priceOf, refreshed } from '@skystair/rules'
import { world } from '@skystair/world'
import { rememberMoment } from '../areas/education/educations.ts'
import { creaturesOf, recruit, saveCreature } from '../areas/hero/creatures.ts'
import { notify } from '../areas/notification/notify.ts'
import type { PlayerRow } from '../areas/player/repository.ts'
import type { PlayerState } from '../areas/player/state.ts'
import { did } from '../areas/task/tasks.ts'
import type { Tx } from '../storage/db.ts'
import { grant, type Occasion } from './ledger.ts'

function pack(state: PlayerState, kind: string): Gain {
  const same = state.consumables.find((c) => c.kind === kind)
  if (same) same.count++
  else state.consumables.push({ id: state.nextItem++, kind, count: 1 })
  rememberMoment(state, 'FIRST_ITEM')
  return { kind, amount: 1 }
}

/** The first in the order of the squad with a free slot puts an artifact on; where all slots are filled it is sold at once. */
async function wear(tx: Tx, { id, state }: PlayerRow, kind: ArtifactKind, occasion: Occasion): Promise<Gain[]> {
  const artifact = artifactOf(kind, state.nextItem)
  const wearer = (await creaturesOf(tx, id, state, occasion.now)).find((c) => c.artifacts.length < c.slotsCount)
  if (!wearer) return grant(tx, id, [{ kind: 'gold', amount: priceOf(artifact) }], { ...occasion, reason: 'sold' })
  state.nextItem++
  await saveCreature(tx, refreshed(world, { ...wearer, artifacts: [...wearer.artifacts, artifact] }))
  rememberMoment(state, 'FIRST_ITEM')
  return [{ kind: kind.key, amount: 1 }]
}

/** Somebody joins, a level below the player's best, so as to be of use at once. */
export async function join(tx: Tx, player: PlayerRow, imageId: string, now: number): Promise<Gain> {
  const { id, state } = player
  const levels = (await creaturesOf(tx, id, state, now)).map(({ level }) => level)
  await recruit(tx, id, state, imageId, { level: Math.max(1, Math.max(...levels) - 1), now })
  await notify(tx, id, 'heroJoined', { imageId }, now)
  state.creatureNews = true
  rememberMoment(state, 'FIRST_HERO')
  await did(tx, player, { type: 'JOIN', tags: [imageId] }, now)
  return { kind: imageId, amount: 1 }
}

/**
 * Gives everything that a place or a fight holds; answers what was gained: resources, kinds of consumables, keys of artifacts, names of creatures.
 * The player's row must be locked, and is saved by the caller.
 */
export async function receive(tx: Tx, player: PlayerRow, gains: Gains, occasion: Occasion): Promise<Gain[]> {
  const gained = await grant(tx, player.id, gains.gains, occasion)
  if (gains.consumable) gained.push(pack(player.state, gains.consumable))
  const artifact = world.artifacts.find(({ id }) => id === gains.artifact)
  if (artifact) gained.push(...(await wear(tx, player, artifact, occasion)))
  if (gains.creature) gained.push(await join(tx, player, gains.creature, occasion.now))
  return gained
}
