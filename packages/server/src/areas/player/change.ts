import type { PlayerChange } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import type { Tx } from '../../storage/db.ts'
import { clanMembers, creatureMembers, giftMembers, mailMembers, purseMembers, rowMembers, taskMembers } from './present.ts'
import { loadPlayer, type PlayerRow, savePlayer } from './repository.ts'

type Base = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }

/** Members of the player that are stored outside of its row. */
type Stored = 'purse' | 'creatures' | 'gifts' | 'mail' | 'clan'

/** A player that is locked until the transaction ends, so that it can be changed. */
export interface LockedPlayer {
  readonly player: PlayerRow
  /** Saves `player`, then as `changes`. */
  save(...stored: Stored[]): Promise<PlayerChange>
  /**
   * Returns the members of `row`, the stored player, that changed since it was locked, and those of `stored`, which the caller may have
   * changed.
   */
  changes(row: PlayerRow, ...stored: Stored[]): Promise<PlayerChange>
}

/** Returns everything that `taskMembers` depends on, as JSON. */
const taskSource = ({ state: { taskBook, bestVictoryStair, level, lang } }: PlayerRow) =>
  JSON.stringify([taskBook, bestVictoryStair, level, lang])

/** Returns the value by which a member is compared: its JSON for an object, which may be changed in place. */
const comparable = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value)

/** Returns the members of `after` that differ from `before`. */
function differing<T extends object>(before: ReadonlyMap<string, unknown>, after: T): Partial<T> {
  const changed = Object.entries(after).filter(([name, value]) => comparable(value) !== before.get(name))
  return Object.fromEntries(changed) as Partial<T>
}

const comparables = (members: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(members).map(([name, value]) => [name, comparable(value)]))

const load = {
  purse: purseMembers,
  creatures: creatureMembers,
  gifts: giftMembers,
  mail: mailMembers,
  clan: clanMembers,
} satisfies Record<Stored, (tx: Tx, row: PlayerRow, now: number) => Promise<PlayerChange>>

/** Locks and loads the player. Throws PLAYER_NOT_FOUND. */
export async function lockPlayer({ tx, playerId, now }: Base): Promise<LockedPlayer> {
  const player = await loadPlayer(tx, playerId, { lock: true })
  const before = comparables(rowMembers(player, now))
  const tasksBefore = taskSource(player)
  const levelBefore = player.state.level
  const changes: LockedPlayer['changes'] = async (row, ...stored) => {
    const change: PlayerChange = differing(before, rowMembers(row, now))
    if (taskSource(row) !== tasksBefore) Object.assign(change, taskMembers(row, now))
    // Clans are available from a level on.
    if (row.state.level !== levelBefore) Object.assign(change, await clanMembers(tx, row))
    for (const name of stored) Object.assign(change, await load[name](tx, row, now))
    return change
  }
  return {
    player,
    changes,
    async save(...stored) {
      await savePlayer(tx, player, now)
      return changes(player, ...stored)
    },
  }
}

/** Locks the player, runs `work` on its row and saves it. Returns the members that changed: see `LockedPlayer.save`. */
export async function change(ctx: Base, work: (player: PlayerRow) => void | Promise<void>, ...stored: Stored[]): Promise<PlayerChange> {
  const { player, save } = await lockPlayer(ctx)
  await work(player)
  return save(...stored)
}

/** Returns a handler that only changes the player's state. */
export const setting =
  <C extends Base>(work: (state: PlayerRow['state'], ctx: C) => void) =>
  (ctx: C): Promise<PlayerChange> =>
    change(ctx, ({ state }) => work(state, ctx))
