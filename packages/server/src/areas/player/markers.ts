import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { setting } from './change.ts'
import type { PlayerState } from './state.ts'

/** Maximum number of markers of a player; clients set far fewer. */
const MOST_MARKERS = 500

function addMarkers(state: PlayerState, markers: readonly string[], field: string): void {
  const all = [...new Set([...state.markers, ...markers])]
  if (all.length > MOST_MARKERS) throw refuse('BAD_INPUT', { field })
  state.markers = all
}

export const addMarker: Handler<'POST /api/marker/add'> = setting((state, { body }) => addMarkers(state, [body.marker], '/marker'))

export const addAllMarkers: Handler<'POST /api/marker/addAll'> = setting((state, { body }) => addMarkers(state, body.markers, '/markers'))

export const removeMarker: Handler<'POST /api/marker/remove'> = setting((state, { body }) => {
  state.markers = state.markers.filter((marker) => marker !== body.marker)
})
