// Players who stand where a measurement needs them: made in the server's own database by its own rules, for nobody climbs thirty stairs in a minute.
import { join } from 'node:path'
import { MAIN, reach, squadAt, stairStart } from '@skystair/rules'
import { mainId } from '@skystair/rules/road/ids'
import { readConfig } from '@skystair/server/config'
import { createPlayer } from '@skystair/server/game/create-player'
import { recruit } from '@skystair/server/game/creatures'
import { toldMarker } from '@skystair/server/game/lessons'
import { loadPlayer, savePlayer } from '@skystair/server/game/player-row'
import { systemRandom } from '@skystair/server/random'
import { openSession } from '@skystair/server/session/session'
import { openSqlite } from '@skystair/server/storage/sqlite'
import { world } from '@skystair/world'

/** The stair whose guardian bars a veteran's way: six against six. */
export const STAIR = 30

export interface Veteran {
  readonly session: string
  /** The place of the guardian that bars the way. */
  readonly guardian: number
}

/**
 * Makes a player whose six are the equals of the guardian's six at `STAIR`: in `dataDir` of a server that runs on SQLite. Stands before that
 * guardian, or where the stair `at` begins. Everything was told to them already, so that no guide stands in the way.
 */
export async function veteran(dataDir: string, at?: number): Promise<Veteran> {
  const guardian = mainId(STAIR, 0)
  const squad = squadAt(world, guardian)
  if (squad?.creatures.length !== 6) throw new Error(`The guardian of stair ${STAIR} does not stand there with six.`)
  const db = openSqlite(join(dataDir, 'skystair.db'))
  try {
    return await db.tx(async (tx) => {
      const now = Date.now()
      const id = await createPlayer(tx, { characterAndCompanion: 'MAN_1', lang: 'EN', source: 'own', now, random: systemRandom })
      const player = await loadPlayer(tx, id, { lock: true })
      const { state } = player
      state.squad = []
      for (const { imageId, level } of squad.creatures) await recruit(tx, id, state, imageId, { level, now })
      state.bestVictoryStair = STAIR - 1
      state.contextId = MAIN
      state.coordinate = at === undefined ? reach(state).maxCoordinate : stairStart(at)
      state.markers = world.lessons.map((lesson) => toldMarker(lesson.id))
      await savePlayer(tx, player, now)
      const { session } = await openSession({ tx, now, random: systemRandom, config: readConfig({}), header: () => {} }, id)
      return { session, guardian }
    })
  } finally {
    await db.close()
  }
}
