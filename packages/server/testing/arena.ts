// For tests: players on the arena, and fights between them.
import type { ArenaOutcome } from '@skystair/contract'
import { startBattle } from '@skystair/rules'
import { world } from '@skystair/world'
import { insertFight } from '../src/areas/arena/fight/repository.ts'
import { ensureEntrantAt, entrantOf } from '../src/areas/arena/repository.ts'
import { settleFight } from '../src/areas/arena/settle.ts'
import { arenaSquad, roadSquad } from '../src/areas/arena/squads.ts'
import { insertBattle } from '../src/areas/battle/repository.ts'
import { loadPlayer } from '../src/areas/player/repository.ts'
import { noBonuses } from '../src/bonuses.ts'
import type { Tx } from '../src/storage/db.ts'
import type { Fixture } from './contract-cases/fixture.ts'

/** What these functions need of a fixture. */
export type ArenaPlayer = Pick<Fixture, 'server' | 'client' | 'id' | 'edit'>

/** Lets players enter the arena concurrently. */
export const enterArena = (...players: readonly ArenaPlayer[]): Promise<unknown> =>
  Promise.all(
    players.map(async ({ client, edit }) => {
      await edit(({ state }) => {
        state.level = 8
      })
      await client.call('POST /api/arena/enter', { body: { timeZone: 'UTC' } })
    }),
  )

export const placeOf = (tx: Tx, playerId: number): Promise<number> => entrantOf(tx, playerId).then((entrant) => entrant!.position)

/** Begins a fight of a player for any place, also one that the player may not challenge. Returns the id of the battle. */
export async function beginFight({ server, id }: ArenaPlayer, place: number): Promise<number> {
  const now = server.clock()
  return server.db.tx(async (tx) => {
    const [me, rival] = [await entrantOf(tx, id), await ensureEntrantAt(tx, place)]
    const own = await roadSquad({ tx, now, bonuses: async () => noBonuses }, await loadPlayer(tx, id))
    const setup = { kind: 'ARENA' as const, stair: 1, seed: '00', own, enemy: arenaSquad(place), bosses: [], consumables: [], skill: 80 }
    const { state } = startBattle(world, setup)
    const battle = await insertBattle(tx, id, { kind: 'ARENA', placeId: null, setup, state }, now)
    const players = { attacker_player: id, defender_player: rival.playerId }
    await insertFight(tx, { battle_id: battle.id, attacker: me!.id, defender: rival.id, ...players, target: place })
    return battle.id
  })
}

/** Ends a fight in the same way as the completion of its battle. */
export const endFight = ({ server, id }: ArenaPlayer, battleId: number, won: boolean): Promise<ArenaOutcome | null> =>
  server.db.tx(async (tx) => {
    const player = await loadPlayer(tx, id, { lock: true })
    return settleFight({ tx, now: server.clock(), after: () => {} }, player, battleId, won)
  })
