import type { EducationKind } from '@skystair/contract'
import { educationMarker, momentMarker } from '@skystair/contract/markers'
import { INTERACTION_RANGE } from '@skystair/contract/measures'
import { placesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { stairStoodOn } from '../player/position.ts'
import type { PlayerState } from '../player/state.ts'

/** Records that something has happened to the player for the first time. */
export function rememberMoment(state: PlayerState, moment: EducationKind['moment']): void {
  if (!state.markers.includes(momentMarker(moment))) state.markers.push(momentMarker(moment))
}

/** Ends the education about an action that the player has just done without waiting for it to be read. */
export function learnByDoing(state: PlayerState, id: 'walk' | 'take' | 'fight' | 'heal' | 'tasks' | (typeof aboutFighting)[number]): void {
  if (!state.markers.includes(educationMarker(id))) state.markers.push(educationMarker(id))
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

type Learner = Pick<PlayerState, 'markers' | 'contextId' | 'coordinate'>

function due({ moment }: EducationKind, state: Learner): boolean {
  if (moment === 'ARRIVE' || state.markers.includes(momentMarker(moment))) return true
  if (moment === 'FIRST_FIGHT') return inSight(state, 'fight')
  return moment === 'FIRST_ITEM' && inSight(state, 'item')
}

const educations = world.educations.map((one) => ({ ...one, marker: educationMarker(one.id) }))

/** Returns the id of the next education, or null. */
export function nextEducation(state: Learner): string | null {
  const stair = stairStoodOn(state)
  const next = educations.find((one) => one.stair <= stair && !state.markers.includes(one.marker) && due(one, state))
  return next?.id ?? null
}

const aboutFighting = ['forecast', 'whom', 'boss', 'traits', 'factions', 'brace'] as const

/** Ends the educations about fighting that were shown before the fight which the player has just ended. */
export function learnByFighting(state: PlayerState): void {
  const shown = nextEducation(state)
  const learnt = aboutFighting.find((id) => id === shown)
  if (learnt) learnByDoing(state, learnt)
  learnByDoing(state, 'fight')
}
