import type { Lesson } from '@skystair/contract'
import { INTERACTION_RANGE } from '@skystair/contract/measures'
import { placesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { stairStoodOn } from '../player/position.ts'
import type { PlayerState } from '../player/state.ts'

/** The marker that a client sets once a lesson was told. */
export const toldMarker = (lessonId: string): string => `lesson:${lessonId}`
/** The marker that the server sets when something happens for the first time. */
export const momentMarker = (moment: Lesson['moment']): string => `moment:${moment}`

/** Remembers that a moment was lived through. */
export function live(state: PlayerState, moment: Lesson['moment']): void {
  if (!state.markers.includes(momentMarker(moment))) state.markers.push(momentMarker(moment))
}

/** A first fight, and the first thing to pick up, are spoken of when they come into reach rather than afterwards. */
function inSight(state: PlayerState, want: 'fight' | 'item'): boolean {
  const near = placesBetween(
    world,
    state.contextId,
    Math.max(0, state.coordinate - INTERACTION_RANGE),
    state.coordinate + INTERACTION_RANGE,
  )
  return near.some((p) => (want === 'fight' ? p.squadSize > 0 : p.squadSize === 0 && p.gain.length > 0))
}

function due({ moment }: Lesson, state: PlayerState): boolean {
  if (moment === 'ARRIVE' || state.markers.includes(momentMarker(moment))) return true
  if (moment === 'FIRST_FIGHT') return inSight(state, 'fight')
  return moment === 'FIRST_ITEM' && inSight(state, 'item')
}

/** The lesson that the guide has to tell next, or null. */
export function nextLesson(state: PlayerState): string | null {
  const stair = stairStoodOn(state)
  const lesson = world.lessons.find((l) => l.stair <= stair && !state.markers.includes(toldMarker(l.id)) && due(l, state))
  return lesson?.id ?? null
}
