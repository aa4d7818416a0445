import type { Place } from '@skystair/contract'
import { educationMarker } from '@skystair/contract/markers'
import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { eventItemsBetween, isEventItem, MAIN, placesBetween, powerOf, stairStart, tilesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { creaturesOf, fighters } from '../hero/creatures.ts'
import { controlOf, reachOf } from '../player/position.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { placeFor, type Viewer } from './places.ts'
import { presentPlace } from './present.ts'
import { progressAt } from './repository.ts'

/** Maximum units of road in one reply. */
const SPAN = 6000
/** Distance up to which special places are listed, in units. */
const SPECIAL_RANGE = 3 * STAIR_HEIGHT

async function viewerOf(tx: Tx, { id, state }: PlayerRow, now: number): Promise<Viewer> {
  return { bestVictoryStair: state.bestVictoryStair, power: powerOf(fighters(await creaturesOf(tx, id, state, now))) }
}

async function placesFor(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { id, state }: PlayerRow,
  viewer: Viewer,
  from: number,
  to: number,
): Promise<Place[]> {
  const eventItems = state.contextId === MAIN ? eventItemsBetween(world, from, to, now, state.lang).map(presentPlace) : []
  const places = [...placesBetween(world, state.contextId, from, to), ...eventItems]
  const progress = await progressAt(
    tx,
    id,
    places.map((place) => place.id),
  )
  return places.map((place) => placeFor(place, progress.get(place.id), viewer)).filter((place) => place !== null)
}

export const ensure: Handler<'GET /api/place/v3/ensure'> = async ({ tx, playerId, now, query: { coordFrom, coordTo } }) => {
  if (coordTo < coordFrom || coordTo - coordFrom > SPAN) throw refuse('BAD_INPUT', { field: '/coordTo' })
  const row = await loadPlayer(tx, playerId)
  const { state } = row
  const educations = world.educations.filter(({ id, moment }) => moment === 'ARRIVE' && !state.markers.includes(educationMarker(id)))
  return {
    places: await placesFor({ tx, now }, row, await viewerOf(tx, row, now), coordFrom, coordTo),
    tiles: tilesBetween(world, state.contextId, coordFrom, coordTo),
    educations:
      state.contextId === MAIN
        ? educations.map(({ id, stair }) => ({ id, posY: stairStart(stair) })).filter(({ posY }) => coordFrom <= posY && posY <= coordTo)
        : [],
    ...reachOf(state),
    ...controlOf(state),
  }
}

/** Returns nearby places that only this player has: unread pages of the story, and items of events. */
export const special: Handler<'GET /api/place/special/get'> = async ({ tx, playerId, now }) => {
  const row = await loadPlayer(tx, playerId)
  const { coordinate } = row.state
  const near = await placesFor(
    { tx, now },
    row,
    await viewerOf(tx, row, now),
    Math.max(0, coordinate - SPECIAL_RANGE),
    Math.min(reachOf(row.state).maxCoordinate, coordinate + SPECIAL_RANGE),
  )
  return near.filter(({ id, placeType, used }) => isEventItem(id) || (placeType === 'SCRIPT' && !used))
}
