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

/** The level from which a player can be in a clan. */
export const CLAN_LEVEL = 15

/** The player as its own client sees it, as stored and healed up to `now`. Throws PLAYER_NOT_FOUND. */
export const presentPlayer = async (tx: Tx, playerId: number, now: number): Promise<Player> =>
  presentRow(tx, await loadPlayer(tx, playerId), now)

/** The same for a row that is loaded already. Lists every field that goes out: what the state holds besides stays on the server. */
export async function presentRow(tx: Tx, row: PlayerRow, now: number): Promise<Player> {
  const { state } = row
  const creatures = await creaturesOf(tx, row.id, state, now)
  const tasks = tasksOf(state, now)
  const resources = await purseOf(tx, row.id)
  return {
    id: row.id,
    name: row.name,
    mailOrPhone: row.contact,
    registered: row.registered,
    accessLevel: row.accessLevel,
    userSource: row.source,
    gender: state.gender,
    characterAndCompanion: state.characterAndCompanion,
    level: state.level,
    currentExp: state.currentExp,
    maxExp: expForLevel(state.level),
    goodPoints: state.goodPoints,
    evilPoints: state.evilPoints,
    metaData: { ...state.metaData, namePrice: String(namePrice(row)) },

    stair: stairStoodOn(state),
    bestVictoryStair: state.bestVictoryStair,
    battleStair: state.battleStair,
    battleId: state.battleId,
    coordinate: state.coordinate,
    ...reachOf(state),
    controlType: 'DEFAULT',
    contextId: state.contextId,
    requestSpecialPlaces: eventsAt(world, now, state.lang).length > 0,

    lang: state.lang,
    interfaceMode: state.interfaceMode,
    soundMute: state.soundMute,
    pushEnabled: state.pushEnabled,
    moveSpeedMode: state.moveSpeedMode,
    rated: state.rated,

    resources,
    membership: membershipOf(resources.bonusPoints),
    creatures,
    consumables: state.consumables,
    forcesV2: forcesOf(creatures),
    tasks,
    playerMarkers: state.markers.map((playerMarker) => ({ playerId: row.id, playerMarker })),
    offers: state.offersSeen.map((offerType) => ({ offerType, viewed: true })),
    everydayRewardAt: state.everydayRewardAt,
    everydayRewardStreak: state.everydayRewardStreak,

    prompt: nextEducation(state),
    haveNewMailMessage: false,
    haveNewGift: state.giftNews !== 'NO_NEWS',
    giftNews: state.giftNews,
    haveCompletedTasks: tasks.some(({ done }) => done),
    roadNews: state.roadNews,
    creatureNews: state.creatureNews,

    clanId: null,
    clanParticipationState: state.level >= CLAN_LEVEL ? 'AVAILABLE' : 'NOT_ENLIGHTENED',
    promptClan: false,
    chatBannedUntil: state.chatBannedUntil,
    chatBlockList: state.chatBlockList,
    mailBlockList: state.mailBlockList,
  }
}
