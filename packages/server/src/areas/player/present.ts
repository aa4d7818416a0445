import type { Player } from '@skystair/contract'
import { eventsAt, expForLevel } from '@skystair/rules'
import { world } from '@skystair/world'
import { purseOf } from '../../economy/purse.ts'
import type { Tx } from '../../storage/db.ts'
import { membershipOf } from '../bank/membership.ts'
import { nextEducation } from '../education/educations.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { forcesOf } from '../hero/forces.ts'
import { namePrice } from '../security/name-price.ts'
import { tasksOf } from '../task/tasks.ts'
import { reachOf, stairStoodOn } from './position.ts'
import { loadPlayer, type PlayerRow } from './repository.ts'

/** Clans open their doors at this level. */
export const CLAN_LEVEL = 15

/** The player as its own client sees it, as stored and healed up to `now`. Refuses with PLAYER_NOT_FOUND. */
export const presentPlayer = async (tx: Tx, playerId: number, now: number): Promise<Player> =>
  presentRow(tx, await loadPlayer(tx, playerId), now)

/** The same for a row that is loaded already. */
export async function presentRow(tx: Tx, row: PlayerRow, now: number): Promise<Player> {
  const { state } = row
  const creatures = await creaturesOf(tx, row.id, state, now)
  const {
    quality: _quality,
    unchosen: _unchosen,
    everydayTakenAt: _takenAt,
    squad: _squad,
    nextItem: _nextItem,
    markers,
    offersSeen,
    taskBook: _book,
    frontVersion: _version,
    startedAt: _started,
    renamed: _renamed,
    ...plain
  } = state
  const tasks = tasksOf(state, now)
  const resources = await purseOf(tx, row.id)
  return {
    ...plain,
    id: row.id,
    name: row.name,
    mailOrPhone: row.contact,
    registered: row.registered,
    accessLevel: row.accessLevel,
    userSource: row.source,
    stair: stairStoodOn(state),
    ...reachOf(state),
    controlType: 'DEFAULT',
    clanId: null,
    clanParticipationState: state.level >= CLAN_LEVEL ? 'AVAILABLE' : 'NOT_ENLIGHTENED',
    promptClan: false,
    prompt: nextEducation(state),
    haveNewMailMessage: false,
    haveNewGift: state.giftNews !== 'NO_NEWS',
    haveCompletedTasks: tasks.some(({ done }) => done),
    requestSpecialPlaces: eventsAt(world, now, state.lang).length > 0,
    metaData: { ...state.metaData, namePrice: String(namePrice(row)) },
    maxExp: expForLevel(state.level),
    resources,
    membership: membershipOf(resources.bonusPoints),
    creatures,
    tasks,
    playerMarkers: markers.map((playerMarker) => ({ playerId: row.id, playerMarker })),
    offers: offersSeen.map((offerType) => ({ offerType, viewed: true })),
    forcesV2: forcesOf(creatures),
  }
}
