// Players who stand where a measurement needs them: made in the server's own database by its own rules, for nobody climbs thirty stairs in a minute.
import type { BattleStatus } from '@skystair/contract'
import { educationMarker, storyMarker } from '@skystair/contract/areas/education/markers'
import { MAIN, mainId, squadAt, stairStart, walkBounds } from '@skystair/rules'
import { recruit } from '@skystair/server/areas/hero/creatures'
import { createPlayer } from '@skystair/server/areas/player/create'
import { loadPlayer, type PlayerRow, savePlayer } from '@skystair/server/areas/player/repository'
import { readConfig } from '@skystair/server/config'
import { systemRandom } from '@skystair/server/random'
import { openSession } from '@skystair/server/session/session'
import type { Db, Tx } from '@skystair/server/storage/db'
import { world } from '@skystair/world'

/** The stair whose guardian bars a veteran's way: six against six. */
export const STAIR = 30
const GUARDIAN = mainId(STAIR, 0)

export interface Veteran {
  readonly session: string
  /** The place of the guardian that bars the way. */
  readonly guardian: number
}

/** Makes a player in a server's database, shaped before anybody sees them; answers their session. */
export async function makePlayer(db: Db, shape: (tx: Tx, player: PlayerRow, now: number) => Promise<void>): Promise<string> {
  return db.tx(async (tx) => {
    const now = Date.now()
    const id = await createPlayer(tx, { characterAndCompanion: 'MAN_1', lang: 'EN', source: 'own', now, random: systemRandom })
    const player = await loadPlayer(tx, id, { lock: true })
    await shape(tx, player, now)
    await savePlayer(tx, player, now)
    const { session } = await openSession({ tx, now, random: systemRandom, config: readConfig({}), header: () => {} }, id)
    return session
  })
}

/**
 * Makes a player whose six are the equals of the guardian's six at `STAIR`. Stands before that guardian, or where the stair `at` begins. Every
 * education and all of the story was told to them already, so that nothing stands in the way.
 */
export async function veteran(db: Db, at?: number): Promise<Veteran> {
  const session = await makePlayer(db, async (tx, player, now) => {
    await makeVeteran(tx, player, now)
    if (at !== undefined) player.state.coordinate = stairStart(at)
  })
  return { session, guardian: GUARDIAN }
}

/** Makes a veteran of a newcomer, who stands before the guardian of `STAIR` then. */
export async function makeVeteran(tx: Tx, { id, state }: PlayerRow, now: number): Promise<void> {
  const squad = squadAt(world, GUARDIAN)
  if (squad?.creatures.length !== 6) throw new Error(`The guardian of stair ${STAIR} does not stand there with six.`)
  state.squad = []
  for (const { imageId, level } of squad.creatures) await recruit(tx, id, state, imageId, { level, now })
  state.bestVictoryStair = STAIR - 1
  state.contextId = MAIN
  state.coordinate = walkBounds(state).maxCoordinate
  state.markers = everythingTold()
}

/** The markers of a player to whom every education and all of the story was told. */
export const everythingTold = (): string[] => [
  ...world.educations.map(({ id }) => educationMarker(id)),
  ...world.parts.flatMap(({ id }) => [storyMarker(id, 'intro'), storyMarker(id, 'outro')]),
]

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
