import { expect, test } from 'vitest'
import { newState } from '../player/state.ts'
import { live, momentMarker, nextLesson, toldMarker } from './lessons.ts'

const told = (...ids: string[]) => {
  const state = newState('MAN_1', 'EN', 445, 0)
  state.markers = ids.map(toldMarker)
  return state
}

test('the guide begins with walking', () => {
  expect(nextLesson(told())).toBe('walk')
})

test('a lesson told is not told again, and the next waits for its moment', () => {
  const state = told('walk', 'take')
  expect(nextLesson(state)).toBeNull()
  state.coordinate = 200
  expect(nextLesson(state)).toBe('fight')
})

test('a first loss has its lesson, once it was lost', () => {
  const state = told('walk', 'take', 'fight')
  expect(nextLesson(state)).toBeNull()
  live(state, 'FIRST_LOSS')
  live(state, 'FIRST_LOSS')
  expect(state.markers.filter((m) => m === momentMarker('FIRST_LOSS'))).toHaveLength(1)
  expect(nextLesson(state)).toBe('loss')
})

test('lessons of higher stairs wait until these are climbed', () => {
  const state = told('walk', 'take', 'fight')
  live(state, 'FIRST_WOUND')
  expect(nextLesson(state)).toBeNull()
  state.coordinate = 500
  expect(nextLesson({ ...state, markers: [...state.markers, toldMarker('forecast')] })).toBe('heal')
})
