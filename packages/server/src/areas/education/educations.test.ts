import { educationMarker, momentMarker } from '@skystair/contract/markers'
import { expect, test } from 'vitest'
import { newState } from '../player/state.ts'
import { learnByDoing, learnByFighting, nextEducation, rememberMoment } from './educations.ts'

const told = (...ids: string[]) => {
  const state = newState('MAN_1', 'EN', 445, 0)
  state.markers = ids.map(educationMarker)
  return state
}

test('the guide begins with walking', () => {
  expect(nextEducation(told())).toBe('walk')
})

test('an education is shown once, and the next waits for its moment', () => {
  const state = told('walk', 'take')
  expect(nextEducation(state)).toBeNull()
  state.coordinate = 200
  expect(nextEducation(state)).toBe('fight')
})

test('who has done what an education is about need not read it', () => {
  const state = told()
  learnByDoing(state, 'walk')
  learnByDoing(state, 'walk')
  expect(state.markers).toEqual([educationMarker('walk')])
  expect(nextEducation(state)).toBe('take')
})

test('the education about a first loss is shown after the first loss', () => {
  const state = told('walk', 'take', 'fight')
  expect(nextEducation(state)).toBeNull()
  rememberMoment(state, 'FIRST_LOSS')
  rememberMoment(state, 'FIRST_LOSS')
  expect(state.markers.filter((m) => m === momentMarker('FIRST_LOSS'))).toHaveLength(1)
  expect(nextEducation(state)).toBe('loss')
})

test('educations of higher stairs wait until these are reached', () => {
  const state = told('walk', 'take', 'fight')
  rememberMoment(state, 'FIRST_WOUND')
  expect(nextEducation(state)).toBeNull()
  state.coordinate = 500
  expect(nextEducation({ ...state, markers: [...state.markers, educationMarker('forecast')] })).toBe('heal')
})

test('a fight ends only what the guide said about fighting before it', () => {
  const state = told('walk', 'take')
  rememberMoment(state, 'FIRST_FIGHT')
  state.coordinate = 500
  learnByFighting(state)
  expect(nextEducation(state)).toBe('forecast')
  learnByFighting(state)
  expect(nextEducation(state)).toBe('tasks')
  learnByFighting(state)
  expect(nextEducation(state)).toBe('tasks')
})

test('a fight ends the advice whom to strike, once it is shown', () => {
  const state = told('walk', 'take', 'fight', 'forecast', 'heal', 'tasks')
  state.coordinate = 1200
  expect(nextEducation(state)).toBe('whom')
  learnByFighting(state)
  expect(nextEducation(state)).toBeNull()
})
