import { expForLevel, fullPower } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Tx } from '../../storage/db.ts'
import { entrantOf } from '../arena/repository.ts'
import { storedCreatures } from '../hero/repository.ts'
import type { PlayerRow } from '../player/repository.ts'
import { isDeleted } from '../security/repository.ts'
import { eventBoard, lastEvent } from './boards.ts'
import type { Entry } from './repository.ts'
import { keyOf } from './tree.ts'

/** Steps within a level, by experience. */
const STEPS = 2 ** 22
/** Places of the arena are below this. The lower place gets the higher score. */
const PLACES = 2 ** 32

export type Scores = readonly { readonly board: string; readonly entry: Entry }[]

/** Returns a player's entries in the ratings. Guests and deleted accounts have none. */
export async function scoresOf(tx: Tx, player: PlayerRow, now: number): Promise<Scores> {
  const { id, name, accessLevel, state } = player
  if (name === null || accessLevel === 'TRIAL' || state.unchosen || (await isDeleted(tx, id))) return []
  const { level, currentExp, squad, taskBook } = state
  const place = (board: string, score: number, value: number) => ({
    board,
    entry: { player_id: id, sort_key: keyOf(score, id), level, value },
  })
  const heroes = (await storedCreatures(tx, id)).filter((hero) => squad.includes(hero.id))
  const power = heroes.reduce((sum, hero) => sum + fullPower(hero), 0)
  const share = Math.min(1, currentExp / expForLevel(level))
  const scores = [place('level', level * STEPS + Math.trunc(share * (STEPS - 1)), level), place('params', power, power)]
  const entrant = await entrantOf(tx, id)
  if (entrant) scores.push(place('arenaPosition', PLACES - entrant.position, entrant.position))
  const event = lastEvent(now)
  const found = world.tasks
    .filter((task) => task.event === event.id)
    .reduce((sum, { id }) => sum + (taskBook[`${id}@${event.year}`]?.[0] ?? 0), 0)
  return found > 0 ? [...scores, place(eventBoard(now), found, found)] : scores
}
