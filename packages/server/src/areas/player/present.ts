import { CLAN_LEVEL, type ClanParticipation, type Player } from '@skystair/contract'
import { eventsAt, expForLevel } from '@skystair/rules'
import { world } from '@skystair/world'
import { purseOf } from '../../economy/purse.ts'
import type { Tx } from '../../storage/db.ts'
import { membershipOf } from '../bank/membership.ts'
import { isInvited } from '../clan/candidates/repository.ts'
import { belongingOf } from '../clan/membership/repository.ts'
import { nextEducation } from '../education/educations.ts'
import { giftWaits } from '../gift/repository.ts'
import { heldCards } from '../hero/cards.ts'
import { consumableSlotsOf } from '../hero/consumable-slots.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { forcesOf } from '../hero/forces.ts'
import { mailWaits } from '../mail/repository.ts'
import { listedOffers } from '../offer/open.ts'
import { genderPrice } from '../profile/gender-price.ts'
import { namePrice } from '../security/name-price.ts'
import { runningBoosters } from '../shop/running.ts'
import { tasksOf } from '../task/tasks.ts'
import { controlOf, reachOf, stairStoodOn } from './position.ts'
import { loadPlayer, type PlayerRow } from './repository.ts'
import type { PlayerState } from './state.ts'

/**
 * The members that are in the player's row as they are, or nearly so. These functions list every member of the reply: other contents of the state
 * stay on the server.
 */
export function plainMembers(row: PlayerRow) {
  const { state } = row
  return {
    id: row.id,
    name: row.name,
    mailOrPhone: row.contact,
    registered: row.registered,
    accessLevel: row.accessLevel,
    userSource: row.source,
    gender: state.gender,
    characterAndCompanion: state.characterAndCompanion,
    avatar: state.avatar,
    avatars: state.avatars,
    level: state.level,
    currentExp: state.currentExp,
    maxExp: expForLevel(state.level),
    goodPoints: state.goodPoints,
    evilPoints: state.evilPoints,
    metaData: { ...state.metaData, namePrice: String(namePrice(row)), genderPrice: String(genderPrice(row)) },

    stair: stairStoodOn(state),
    bestVictoryStair: state.bestVictoryStair,
    battleStair: state.battleStair,
    battleId: state.battleId,
    coordinate: state.coordinate,
    ...reachOf(state),
    ...controlOf(state),
    contextId: state.contextId,

    lang: state.lang,
    interfaceMode: state.interfaceMode,
    soundMute: state.soundMute,
    pushEnabled: state.pushEnabled,
    moveSpeedMode: state.moveSpeedMode,
    elixirHealing: state.elixirHealing,
    neighbours: state.neighbours,
    squadShown: state.squadShown,
    longTurns: state.longTurns,
    rated: state.rated,

    consumables: state.consumables,
    artifacts: state.artifacts,
    everydayRewardAt: state.everydayRewardAt,
    everydayRewardStreak: state.everydayRewardStreak,
    giftNews: state.giftNews,
    roadNews: state.roadNews,
    creatureNews: state.creatureNews,

    chatBannedUntil: state.chatBannedUntil,
    chatBanReason: state.chatBanReason ?? null,
    chatBlockList: state.chatBlockList,
    mailBlockList: state.mailBlockList,
  } as const satisfies Partial<Player>
}

/** Members that take long to compute, with the fields of the state from which they follow. */
interface Computed<M> {
  readonly from: readonly (keyof PlayerState)[]
  readonly of: (row: PlayerRow, now: number) => M
}

/** By its type the function sees only the named fields, so that none can be forgotten. */
const from = <K extends keyof PlayerState, M extends Partial<Player>>(
  fields: readonly K[],
  of: (state: Pick<PlayerState, K>, now: number, row: Pick<PlayerRow, 'id' | 'registered'>) => M,
): Computed<M> => ({ from: fields, of: (row, now) => of(row.state, now, row) })

export const computedMembers = {
  events: from(['lang'], ({ lang }, now) => ({ requestSpecialPlaces: eventsAt(world, now, lang).length > 0 })),
  boosters: from(['boosters'], (state, now) => ({ boosters: runningBoosters(state, now) })),
  slots: from(['consumables', 'consumableSlots', 'bestVictoryStair'], (state) => ({ consumableSlots: consumableSlotsOf(state) })),
  cards: from(['cards', 'cardsUntil'], (state, now) => ({ cards: heldCards(state, now) })),
  markers: from(['markers'], ({ markers }, _now, { id: playerId }) => ({
    playerMarkers: markers.map((playerMarker) => ({ playerId, playerMarker })),
  })),
  offers: from(['offers', 'offersSeen'], (state, now) => ({ offers: listedOffers(state, now) })),
  education: from(['markers', 'contextId', 'coordinate'], (state, _now, { registered }) => ({
    prompt: nextEducation({ state, registered }),
  })),
  tasks: from(['taskBook', 'bestVictoryStair', 'level', 'lang'], (state, now) => {
    const tasks = tasksOf(state, now)
    return { tasks, haveCompletedTasks: tasks.some(({ done }) => done) }
  }),
}

export async function purseMembers(tx: Tx, { id }: PlayerRow) {
  const resources = await purseOf(tx, id)
  return { resources, membership: membershipOf(resources.bonusPoints) } satisfies Partial<Player>
}

/** Whether there is a gift from a promotion or another player. */
export async function giftMembers(tx: Tx, { id, state }: PlayerRow) {
  return { haveNewGift: state.giftNews !== 'NO_NEWS' || (await giftWaits(tx, id)) } satisfies Partial<Player>
}

/** Whether there is mail that the player has not seen. */
export async function mailMembers(tx: Tx, { id }: PlayerRow) {
  return { haveNewMailMessage: await mailWaits(tx, id) } satisfies Partial<Player>
}

/** The player's clan, and whether it or an invitation needs the player's attention. Guests cannot join a clan. */
export async function clanMembers(tx: Tx, { id, state, accessLevel }: PlayerRow) {
  const none = (clanParticipationState: ClanParticipation, promptClan = false) => ({ clanId: null, clanParticipationState, promptClan })
  if (state.level < CLAN_LEVEL) return none('NOT_ENLIGHTENED')
  if (accessLevel === 'TRIAL') return none('NOT_AVAILABLE')
  const belonging = await belongingOf(tx, id)
  if (!belonging) return (await isInvited(tx, id)) ? none('ACCEPTED_TO_CLAN', true) : none('AVAILABLE')
  const { clan_id: clanId, unseen } = belonging
  return { clanId, clanParticipationState: 'CLAN_MEMBER', promptClan: unseen === 1 } as const satisfies Partial<Player>
}

/** Heroes and companions, healed up to `now`. */
export async function creatureMembers(tx: Tx, { id, state }: PlayerRow, now: number) {
  const creatures = await creaturesOf(tx, id, state, now)
  return { creatures, forcesV2: forcesOf(creatures) } satisfies Partial<Player>
}

/** Returns the player in the form that its own client receives, healed up to `now`. Throws PLAYER_NOT_FOUND. */
export const presentPlayer = async (tx: Tx, playerId: number, now: number): Promise<Player> =>
  presentRow(tx, await loadPlayer(tx, playerId), now)

/** The same for a loaded row. */
export async function presentRow(tx: Tx, row: PlayerRow, now: number): Promise<Player> {
  // PostgreSQL gets the statements of all of them at once.
  const [purse, gifts, mail, clan, creatures] = await Promise.all([
    purseMembers(tx, row),
    giftMembers(tx, row),
    mailMembers(tx, row),
    clanMembers(tx, row),
    creatureMembers(tx, row, now),
  ])
  return {
    ...plainMembers(row),
    ...computedMembers.events.of(row, now),
    ...computedMembers.boosters.of(row, now),
    ...computedMembers.slots.of(row, now),
    ...computedMembers.cards.of(row, now),
    ...computedMembers.markers.of(row, now),
    ...computedMembers.offers.of(row, now),
    ...computedMembers.education.of(row, now),
    ...computedMembers.tasks.of(row, now),
    ...purse,
    ...gifts,
    ...mail,
    ...clan,
    ...creatures,
  }
}
