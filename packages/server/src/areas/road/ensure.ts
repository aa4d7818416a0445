import type { contract, Place, Tile } from '@skystair/contract'
import { educationMarker } from '@skystair/contract/areas/education/markers'
import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { eventItemsBetween, isEventItem, MAIN, placesBetween, powerOf, stairStart, tilesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { creaturesOf, fighters } from '../hero/creatures.ts'
import { reachOf } from '../player/position.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { marksOf } from './place-progress.ts'
import { type Beholder, difficultyOf, plain, seen } from './places.ts'

type Calls = typeof contract.place

/** Units of road that are told at once, at most. */
const SPAN = 6000
/** How far from the player what is special to it appears. */
const SPECIAL_RANGE = 3 * STAIR_HEIGHT

async function beholderOf(tx: Tx, { id, state }: PlayerRow, now: number): Promise<Beholder> {
  return { bestVictoryStair: state.bestVictoryStair, power: powerOf(fighters(await creaturesOf(tx, id, state, now))) }
}

async function placesFor(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { id, state }: PlayerRow,
  beholder: Beholder,
  from: number,
  to: number,
): Promise<Place[]> {
  const finds = state.contextId === MAIN ? eventItemsBetween(world, from, to, now, state.lang).map(plain) : []
  const places = [...placesBetween(world, state.contextId, from, to), ...finds]
  const marks = await marksOf(
    tx,
    id,
    places.map((place) => place.id),
  )
  return places.map((place) => seen(place, marks.get(place.id), beholder)).filter((place) => place !== null)
}

/** A numbered platform has the colour of its guardian, and is green once that is beaten. */
const coloured = (tile: Tile, { bestVictoryStair, power }: Beholder): Tile =>
  tile.stair === null ? tile : { ...tile, difficulty: tile.stair <= bestVictoryStair ? 'GREEN' : difficultyOf(tile.stair * 4, power) }

export const ensure: Handler<Calls['GET /api/place/v3/ensure']> = async ({ tx, playerId, now, query: { coordFrom, coordTo } }) => {
  if (coordTo < coordFrom || coordTo - coordFrom > SPAN) throw refuse('BAD_INPUT', { field: '/coordTo' })
  const row = await loadPlayer(tx, playerId)
  const { state } = row
  const beholder = await beholderOf(tx, row, now)
  const educations = world.educations.filter(({ id, moment }) => moment === 'ARRIVE' && !state.markers.includes(educationMarker(id)))
  return {
    places: await placesFor({ tx, now }, row, beholder, coordFrom, coordTo),
    tiles: tilesBetween(world, state.contextId, coordFrom, coordTo).map((tile) => coloured(tile, beholder)),
    educations:
      state.contextId === MAIN
        ? educations.map(({ id, stair }) => ({ id, posY: stairStart(stair) })).filter(({ posY }) => coordFrom <= posY && posY <= coordTo)
        : [],
    ...reachOf(state),
    controlType: 'DEFAULT',
  }
}

/** What lies about nearby for this player only: pages of the story that were not read yet, and the items of events. */
export const special: Handler<Calls['GET /api/place/special/get']> = async ({ tx, playerId, now }) => {
  const row = await loadPlayer(tx, playerId)
  const { coordinate } = row.state
  const near = await placesFor(
    { tx, now },
    row,
    await beholderOf(tx, row, now),
    Math.max(0, coordinate - SPECIAL_RANGE),
    Math.min(reachOf(row.state).maxCoordinate, coordinate + SPECIAL_RANGE),
  )
  return near.filter(({ id, placeType, used }) => isEventItem(id) || (placeType === 'SCRIPT' && !used))
}
