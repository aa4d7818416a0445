import type { LedgerReason, Reward } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'
import { move, type Occasion, sumsOf } from './ledger.ts'
import { type Account, GOLD_TICKETS } from './purse.ts'
import type { RewardKinds, ThingKind } from './reward-kinds.ts'

/** A reward of resources, gold tickets, or bought gems that the player has not taken yet. */
export interface AccountReward<A extends Account = Account> {
  readonly kind: 'resource'
  readonly resource: A
  readonly amount: number
}
type Granted = Reward | AccountReward

interface Player {
  readonly id: number
}
type Handler = (tx: Tx, player: object, reward: Reward, occasion: Occasion) => Promise<readonly Reward[]>

/** Stores the reference. Returns null if it is new, otherwise the rewards that were granted under it. */
async function begin(tx: Tx, playerId: number, rewards: readonly Granted[], { reason, ref, now }: Occasion): Promise<Granted[] | null> {
  const written = await tx.run(
    'insert into reward (player_id, ref, reason, rewards, at) values (?, ?, ?, ?, ?) on conflict (player_id, ref) do nothing',
    [playerId, ref, reason, JSON.stringify(rewards), now],
  )
  if (written === 1) return null
  const before = await tx.one<{ rewards: string }>('select rewards from reward where player_id = ? and ref = ?', [playerId, ref])
  return JSON.parse(before?.rewards ?? '[]') as Granted[]
}

async function give(tx: Tx, player: object, reward: Granted, occasion: Occasion, kinds: RewardKinds): Promise<readonly Granted[]> {
  if (reward.kind === 'resource') return [reward]
  if (reward.kind === 'goldTicket') return [{ kind: 'resource', resource: GOLD_TICKETS, amount: reward.amount }]
  const handler = kinds[reward.kind as ThingKind] as Handler | undefined
  if (!handler) throw new Error(`No area gives rewards of the kind ${reward.kind}.`)
  return handler(tx, player, reward, occasion)
}

/**
 * Grants a player rewards, once per reference. Returns what was granted; for a repeated reference that is the earlier result, and nothing is granted again.
 * Resources need only the player's id. All other rewards need the player, locked and to be saved by the caller, and the handlers of their areas.
 */
export function grant<A extends Account>(
  tx: Tx,
  playerId: number,
  rewards: readonly AccountReward<A>[],
  occasion: Occasion,
): Promise<AccountReward<A>[]>
export function grant(tx: Tx, player: Player, rewards: readonly Reward[], occasion: Occasion, kinds: RewardKinds): Promise<Reward[]>
export async function grant(
  tx: Tx,
  to: number | Player,
  rewards: readonly Granted[],
  occasion: Occasion,
  kinds: RewardKinds = {},
): Promise<Granted[]> {
  const player = typeof to === 'number' ? { id: to } : to
  const wanted = rewards.filter((reward) => !('amount' in reward) || reward.amount > 0)
  if (wanted.length === 0) return []
  const before = await begin(tx, player.id, wanted, occasion)
  if (before) return before
  const given: Granted[] = []
  for (const reward of wanted) given.push(...(await give(tx, player, reward, occasion, kinds)))
  const resources = given.filter((reward) => reward.kind === 'resource')
  for (const [account, amount] of sumsOf(resources)) await move(tx, player.id, account, amount, occasion)
  if (given.length !== wanted.length || given.some((reward, i) => reward !== wanted[i]))
    await tx.run('update reward set rewards = ? where player_id = ? and ref = ?', [JSON.stringify(given), player.id, occasion.ref])
  return given
}

/** Returns the number of grants to a player for a reason since a moment. */
export async function grantsSince(tx: Tx, playerId: number, reason: LedgerReason, since: number): Promise<number> {
  const row = await tx.one<{ count: number }>('select count(*) as count from reward where player_id = ? and reason = ? and at >= ?', [
    playerId,
    reason,
    since,
  ])
  return row?.count ?? 0
}

/** Returns the resources that were granted to a player under a reference. */
export async function grantedUnder(tx: Tx, playerId: number, ref: string): Promise<readonly AccountReward[]> {
  const row = await tx.one<{ rewards: string }>('select rewards from reward where player_id = ? and ref = ?', [playerId, ref])
  return (JSON.parse(row?.rewards ?? '[]') as Granted[]).filter((reward): reward is AccountReward => reward.kind === 'resource')
}

/** True if the player was ever granted something for that reason. */
export const wasGranted = async (tx: Tx, playerId: number, reason: LedgerReason): Promise<boolean> =>
  (await tx.one('select ref from reward where player_id = ? and reason = ? limit 1', [playerId, reason])) !== undefined

/** True if the player was granted something under that reference. */
export const wasGrantedUnder = async (tx: Tx, playerId: number, ref: string): Promise<boolean> =>
  (await tx.one('select ref from reward where player_id = ? and ref = ?', [playerId, ref])) !== undefined
