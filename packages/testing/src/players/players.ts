// Players in the state that a test needs, created directly in the server's database: playing to stair 30 would take hours.
import type { AccessLevel, BattleStatus } from '@skystair/contract'
import { educationMarker, storyMarker } from '@skystair/contract/markers'
import { MAIN, mainId, squadAt, stairStart, walkBounds } from '@skystair/rules'
import { createPlayer, loadPlayer, openSession, type PlayerRow, readConfig, recruit, savePlayer, systemRandom } from '@skystair/server'
import type { Db, Tx } from '@skystair/server/storage'
import { world } from '@skystair/world'
import { talkativeBosses } from '@skystair/world/areas/story/rows'

/** The stair at whose guardian a veteran stands: a battle of six against six. */
export const STAIR = 30
const GUARDIAN = mainId(STAIR, 0)

export interface Veteran {
  readonly session: string
  /** The place of the guardian. */
  readonly guardian: number
}

/** Creates a player in a server's database and lets `shape` change it before the first request. Returns the session. */
export async function createTestPlayer(
  db: Db,
  shape: (tx: Tx, player: PlayerRow, now: number) => Promise<void>,
  now = Date.now(),
): Promise<string> {
  return db.tx(async (tx) => {
    const id = await createPlayer(tx, { characterAndCompanion: 'MAN_1', lang: 'EN', source: 'own', now, random: systemRandom })
    const player = await loadPlayer(tx, id, { lock: true })
    await shape(tx, player, now)
    await savePlayer(tx, player, now)
    const { session } = await openSession(
      { tx, now, random: systemRandom, config: readConfig({}), header: () => {}, sessionEnds: () => {} },
      id,
    )
    return session
  })
}

/**
 * Creates a player whose squad equals the guardian's squad of six at `STAIR`. The player stands before that guardian, or at the beginning
 * of stair `at`. All educations and story parts count as shown, so that no window opens.
 */
export async function createVeteran(db: Db, at?: number): Promise<Veteran> {
  const session = await createTestPlayer(db, async (tx, player, now) => {
    await turnIntoVeteran(tx, player, now)
    if (at !== undefined) player.state.coordinate = stairStart(at)
  })
  return { session, guardian: GUARDIAN }
}

/** Turns a new player into a veteran before the guardian of `STAIR`. */
export async function turnIntoVeteran(tx: Tx, { id, state }: PlayerRow, now: number): Promise<void> {
  const squad = squadAt(world, GUARDIAN)
  if (squad?.creatures.length !== 6) throw new Error(`The guardian of stair ${STAIR} does not stand there with six.`)
  state.squad = []
  for (const { imageId, level } of squad.creatures) await recruit(tx, id, state, imageId, { level, now })
  state.bestVictoryStair = STAIR - 1
  state.contextId = MAIN
  state.coordinate = walkBounds(state).maxCoordinate
  state.markers = allMarkers()
}

/** Gives a player a nickname, as if registered with a password that nobody knows. */
export async function nameTestPlayer(tx: Tx, id: number, name: string, access: AccessLevel = 'PLAYER'): Promise<void> {
  const named = `update player set name = ?, name_key = ?, password_hash = 'none', access_level = ? where id = ?`
  await tx.run(named, [name, name.toLowerCase(), access, id])
}

/** Returns the markers of a player who has seen all educations and the whole story. */
export const allMarkers = (): string[] => [
  ...world.educations.map(({ id }) => educationMarker(id)),
  ...world.parts.flatMap(({ id }) => [storyMarker(id, 'intro'), storyMarker(id, 'outro')]),
  ...talkativeBosses.map(([, imageId]) => storyMarker(imageId, 'outro')),
]

/** Posts JSON to a server as the player of the session. Throws if the server refuses. */
export async function post<Reply>(
  url: string,
  path: string,
  session: string,
  body: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const answer = await fetch(`${url}${path}?session=${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Reply
}

/** Starts the battle with the guardian: six against six. */
export async function attack(url: string, { session, guardian }: Veteran): Promise<BattleStatus> {
  const status = await post<BattleStatus>(url, '/api/battle/place/attack', session, { placeId: guardian })
  if (status.battle?.creatures.length !== 12) throw new Error(`${status.battle?.creatures.length} stand in the fight, not twelve.`)
  return status
}
