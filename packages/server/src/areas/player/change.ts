import type { PlayerChange } from '@skystair/contract'
import { copyJson } from '../../copy-json.ts'
import type { Context } from '../../handlers.ts'
import { isSame } from '../../is-same.ts'
import type { Tx } from '../../storage/db.ts'
import { clanMembers, computedMembers, creatureMembers, giftMembers, mailMembers, plainMembers, purseMembers } from './present.ts'
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

/** Returns the members of `after` that differ from `before`. */
function differing<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {}
  for (const name in after) if (!isSame(before[name], after[name])) changed[name] = after[name]
  return changed
}

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
  const before = { ...player, state: copyJson(player.state) }
  const changes: LockedPlayer['changes'] = async (row, ...stored) => {
    const change: PlayerChange = differing(plainMembers(before), plainMembers(row))
    // Only what follows from changed fields is computed again.
    const isChanged = (field: keyof PlayerRow['state']) => !isSame(before.state[field], row.state[field])
    for (const { from, of } of Object.values(computedMembers))
      if (from.some(isChanged)) Object.assign(change, differing(of(before, now), of(row, now)))
    // Clans are available from a level on.
    if (row.state.level !== before.state.level) Object.assign(change, await clanMembers(tx, row))
    // PostgreSQL gets the statements of all of them at once.
    for (const part of await Promise.all(stored.map((name) => load[name](tx, row, now)))) Object.assign(change, part)
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
