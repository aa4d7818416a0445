import type { EducationKind } from '@skystair/contract'
import { educationMarker, momentMarker } from '@skystair/contract/markers'
import { INTERACTION_RANGE } from '@skystair/contract/measures'
import { placesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import type { StoredBattle } from '../battle/stored-battle.ts'
import { stairStoodOn } from '../player/position.ts'
import type { PlayerRow } from '../player/repository.ts'
import type { PlayerState } from '../player/state.ts'

/** Records that something has happened to the player for the first time. */
export function rememberMoment(state: PlayerState, moment: EducationKind['moment']): void {
  if (!state.markers.includes(momentMarker(moment))) state.markers.push(momentMarker(moment))
}

/** Educations about what the server sees players do. */
type ByDoing =
  | ('walk' | 'take' | 'turn' | 'portal' | 'skills' | 'captive')
  | ('hero' | 'order' | 'artifact' | 'heal' | 'elixir' | 'ranks')
  | ('fight' | 'consumables' | (typeof aboutFighting)[number])
  | ('tasks' | 'daily')

/** Ends the educations about what the player has just done, without waiting for them to be shown or read. */
export function learnByDoing(state: Pick<PlayerState, 'markers'>, ...ids: readonly ByDoing[]): void {
  for (const id of ids) if (!state.markers.includes(educationMarker(id))) state.markers.push(educationMarker(id))
}

/** Ends the educations about the squad when the player arranges it. That about the first new hero waits for this hero. */
export function learnByArranging(state: Pick<PlayerState, 'markers'>): void {
  learnByDoing(state, 'order', ...(state.markers.includes(momentMarker('FIRST_HERO')) ? (['hero'] as const) : []))
}

/** The educations about the first fight and the first item are shown when these are near, not afterwards. */
function inSight(state: Pick<PlayerState, 'contextId' | 'coordinate'>, want: 'fight' | 'item'): boolean {
  const near = placesBetween(
    world,
    state.contextId,
    Math.max(0, state.coordinate - INTERACTION_RANGE),
    state.coordinate + INTERACTION_RANGE,
  )
  return near.some((p) => (want === 'fight' ? p.squadSize > 0 : p.squadSize === 0 && p.gain.length > 0))
}

type Learner = Pick<PlayerRow, 'registered'> & { readonly state: Pick<PlayerState, 'markers' | 'contextId' | 'coordinate'> }

function due({ id, moment }: EducationKind, { state, registered }: Learner): boolean {
  if (id === 'account' && registered) return false
  if (moment === 'ARRIVE' || state.markers.includes(momentMarker(moment))) return true
  if (moment === 'FIRST_FIGHT') return inSight(state, 'fight')
  return moment === 'FIRST_ITEM' && inSight(state, 'item')
}

const educations = world.educations.map((one) => ({ ...one, marker: educationMarker(one.id) }))

/** Returns the id of the next education, or null. */
export function nextEducation(learner: Learner): string | null {
  const { state } = learner
  const stair = stairStoodOn(state)
  const next = educations.find((one) => one.stair <= stair && !state.markers.includes(one.marker) && due(one, learner))
  return next?.id ?? null
}

const aboutFighting = ['forecast', 'whom', 'boss', 'traits', 'factions', 'brace'] as const

/** Ends the educations about fighting that were shown before the fight which the player has just ended, or about what happened in it. */
export function learnByFighting(
  player: Pick<PlayerRow, 'registered' | 'state'>,
  { setup, moves, state: end }: Pick<StoredBattle, 'setup' | 'moves' | 'state'>,
): void {
  const { state } = player
  const shown = nextEducation(player)
  const learnt = aboutFighting.find((id) => id === shown)
  if (learnt) learnByDoing(state, learnt)
  learnByDoing(state, 'fight')
  if (setup.bosses.length > 0) learnByDoing(state, 'boss')
  if (end.consumed > 0) learnByDoing(state, 'consumables')
  if (moves.some(({ type }) => type === 'skip')) learnByDoing(state, 'brace')
}
