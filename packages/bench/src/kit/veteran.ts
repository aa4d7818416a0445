// Players who stand where a measurement needs them: made in the server's own database by its own rules, for nobody climbs thirty stairs in a minute.
import type { BattleStatus } from '@skystair/contract'
import { MAIN, reach, squadAt, stairStart } from '@skystair/rules'
import { mainId } from '@skystair/rules/road/ids'
import { readConfig } from '@skystair/server/config'
import { createPlayer } from '@skystair/server/game/create-player'
import { recruit } from '@skystair/server/game/creatures'
import { toldMarker } from '@skystair/server/game/lessons'
import { loadPlayer, savePlayer } from '@skystair/server/game/player-row'
import { systemRandom } from '@skystair/server/random'
import { openSession } from '@skystair/server/session/session'
import type { Db } from '@skystair/server/storage/db'
import { world } from '@skystair/world'

/** The stair whose guardian bars a veteran's way: six against six. */
export const STAIR = 30

export interface Veteran {
  readonly session: string
  /** The place of the guardian that bars the way. */
  readonly guardian: number
}

/**
 * Makes a player in a server's database whose six are the equals of the guardian's six at `STAIR`. Stands before that guardian, or where the stair
 * `at` begins. Every lesson and tale was told to them already, so that nothing stands in the way.
 */
export async function veteran(db: Db, at?: number): Promise<Veteran> {
  const guardian = mainId(STAIR, 0)
  const squad = squadAt(world, guardian)
  if (squad?.creatures.length !== 6) throw new Error(`The guardian of stair ${STAIR} does not stand there with six.`)
  return db.tx(async (tx) => {
    const now = Date.now()
    const id = await createPlayer(tx, { characterAndCompanion: 'MAN_1', lang: 'EN', source: 'own', now, random: systemRandom })
    const player = await loadPlayer(tx, id, { lock: true })
    const { state } = player
    state.squad = []
    for (const { imageId, level } of squad.creatures) await recruit(tx, id, state, imageId, { level, now })
    state.bestVictoryStair = STAIR - 1
    state.contextId = MAIN
    state.coordinate = at === undefined ? reach(state).maxCoordinate : stairStart(at)
    const tales = world.parts.flatMap(({ id }) => [`story:${id}:intro`, `story:${id}:outro`])
    state.markers = [...world.lessons.map((lesson) => lesson.id), ...tales].map(toldMarker)
    await savePlayer(tx, player, now)
    const { session } = await openSession({ tx, now, random: systemRandom, config: readConfig({}), header: () => {} }, id)
    return { session, guardian }
  })
}

/** Posts to a server as that player. Throws where it is refused. */
export async function post<Reply>(url: string, path: string, session: string, body: object = {}): Promise<Reply> {
  const answer = await fetch(`${url}${path}?session=${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Reply
}

/** Begins the fight with the guardian: six against six. */
export async function attack(url: string, { session, guardian }: Veteran): Promise<BattleStatus> {
  const status = await post<BattleStatus>(url, '/api/battle/place/attack', session, { placeId: guardian })
  if (status.battle?.creatures.length !== 12) throw new Error(`${status.battle?.creatures.length} stand in the fight, not twelve.`)
  return status
}
