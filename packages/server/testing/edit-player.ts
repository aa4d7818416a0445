// For tests: changes a player behind the calls' backs.

import { loadPlayer, type PlayerRow, savePlayer } from '../src/areas/player/repository.ts'
import type { Tx } from '../src/storage/db.ts'
import type { TestApp } from './test-app.ts'

/** Changes the player directly, in ways that no call allows. */
export const edit = ({ db, clock }: TestApp, playerId: number, work: (player: PlayerRow, tx: Tx) => void | Promise<void>): Promise<void> =>
  db.tx(async (tx) => {
    const player = await loadPlayer(tx, playerId, { lock: true })
    await work(player, tx)
    await savePlayer(tx, player, clock())
  })
