import { type Reward, type RewardOf, resources } from '@skystair/contract'
import { artifactOf } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Occasion } from '../../economy/ledger.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { Tx } from '../../storage/db.ts'
import { rememberMoment } from '../education/educations.ts'
import { notify } from '../notification/repository.ts'
import type { PlayerRow } from '../player/repository.ts'
import { recordEvent } from '../task/tasks.ts'
import { cardKey } from './cards.ts'
import { takeFreeSlot } from './consumable-slots.ts'
import { creaturesOf, joiningLevel, recruit } from './creatures.ts'
import { hammerGems } from './forces.ts'

/** Adds consumables to the backpack. */
async function pack(_: Tx, { state }: PlayerRow, reward: RewardOf<'consumable'>): Promise<Reward[]> {
  const { consumable: kind, amount } = reward
  const same = state.consumables.find((c) => c.kind === kind)
  if (same) same.count += amount
  else {
    state.consumables.push({ id: state.nextItem++, kind, count: amount })
    takeFreeSlot(state, kind)
  }
  rememberMoment(state, 'FIRST_ITEM')
  return [reward]
}

/** Puts an artifact into the backpack. */
async function store(_: Tx, { state }: PlayerRow, reward: RewardOf<'artifact'>): Promise<Reward[]> {
  const kind = world.artifacts.find(({ key }) => key === reward.artifact)
  if (!kind) throw new Error(`No artifact is called ${reward.artifact}.`)
  state.artifacts.push(artifactOf(kind, state.nextItem++))
  rememberMoment(state, 'FIRST_ITEM')
  return [reward]
}

/** Adds a creature. Without a level in the reward, `joiningLevel` decides. */
async function join(tx: Tx, player: PlayerRow, reward: RewardOf<'creature'>, { now, paid }: Occasion): Promise<Reward[]> {
  const { id, state } = player
  const { imageId } = reward
  const level = reward.level ?? joiningLevel(await creaturesOf(tx, id, state, now))
  const tokens = paid?.find(({ resource }) => resource === 'tokens')?.amount
  await recruit(tx, id, state, imageId, { level, now, ...(tokens ? { tokensPaid: tokens } : {}) })
  await notify(tx, id, 'heroJoined', { imageId }, now)
  state.creatureNews = true
  rememberMoment(state, 'FIRST_HERO')
  await recordEvent(tx, player, { type: 'JOIN', tags: [imageId] }, now)
  return [reward]
}

/** Gems in place of a hammer. */
const HAMMER_INSTEAD = 50

/** Adds a hammer; gems in its place to a player who has all of them. */
async function addHammer(_: Tx, { state }: PlayerRow, reward: RewardOf<'hammer'>): Promise<Reward[]> {
  if (hammerGems(state, 0) === null) return resources({ mithril: HAMMER_INSTEAD * reward.amount })
  state.hammers += reward.amount
  return [reward]
}

async function addCards(_: Tx, { state }: PlayerRow, reward: RewardOf<'card'>): Promise<Reward[]> {
  const key = cardKey(reward.card, reward.of)
  state.cards[key] = (state.cards[key] ?? 0) + reward.amount
  return [reward]
}

export const rewardKinds: RewardKinds<PlayerRow> = { consumable: pack, artifact: store, creature: join, hammer: addHammer, card: addCards }
