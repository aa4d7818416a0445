import { educationMarker, momentMarker } from '@skystair/contract/markers'
import { educations } from '@skystair/world/areas/education/rows'
import { expect, test } from 'vitest'
import type { StoredBattle } from '../battle/stored-battle.ts'
import { newState } from '../player/state.ts'
import { learnByArranging, learnByDoing, learnByFighting, nextEducation, rememberMoment } from './educations.ts'

const told = (...ids: string[]) => {
  const state = newState('MAN_1', 'EN', 445, 0)
  state.markers = ids.map(educationMarker)
  return state
}

const next = (state: ReturnType<typeof newState>, registered = false) => nextEducation({ state, registered })
const fight = (bosses: number[] = [], consumed = 0, moves: StoredBattle['moves'] = []) =>
  ({ setup: { bosses }, moves, state: { consumed } }) as unknown as StoredBattle

test('the guide begins with walking', () => {
  expect(next(told())).toBe('walk')
})

test('an education is shown once, and the next waits for its moment', () => {
  const state = told('walk', 'take')
  expect(next(state)).toBeNull()
  state.coordinate = 200
  expect(next(state)).toBe('fight')
})

test('who has done what an education is about need not read it', () => {
  const state = told()
  learnByDoing(state, 'walk')
  learnByDoing(state, 'walk')
  expect(state.markers).toEqual([educationMarker('walk')])
  expect(next(state)).toBe('take')
})

test('the education about a first loss is shown after the first loss', () => {
  const state = told('walk', 'take', 'fight')
  expect(next(state)).toBeNull()
  rememberMoment(state, 'FIRST_LOSS')
  rememberMoment(state, 'FIRST_LOSS')
  expect(state.markers.filter((m) => m === momentMarker('FIRST_LOSS'))).toHaveLength(1)
  expect(next(state)).toBe('loss')
})

test('educations of higher stairs wait until these are reached', () => {
  const state = told('walk', 'take', 'fight')
  rememberMoment(state, 'FIRST_WOUND')
  expect(next(state)).toBeNull()
  state.coordinate = 500
  expect(next({ ...state, markers: [...state.markers, educationMarker('forecast')] })).toBe('heal')
})

test('a fight ends only what the guide said about fighting before it', () => {
  const state = told('walk', 'take')
  rememberMoment(state, 'FIRST_FIGHT')
  state.coordinate = 500
  learnByFighting({ state, registered: false }, fight())
  expect(next(state)).toBe('forecast')
  learnByFighting({ state, registered: false }, fight())
  expect(next(state)).toBe('tasks')
  learnByFighting({ state, registered: false }, fight())
  expect(next(state)).toBe('tasks')
})

test('a fight ends the advice whom to strike, once it is shown', () => {
  const state = told('walk', 'take', 'fight', 'forecast', 'captive', 'heal', 'tasks')
  state.coordinate = 1200
  expect(next(state)).toBe('whom')
  learnByFighting({ state, registered: false }, fight())
  expect(next(state)).toBeNull()
})

test('a fight ends the advice about what happened in it', () => {
  const state = told()
  learnByFighting({ state, registered: false }, fight([7], 1, [{ type: 'skip' }]))
  expect(state.markers).toEqual(['fight', 'boss', 'consumables', 'brace'].map(educationMarker))
})

test('who arranges the squad needs no advice about its order, nor about the first new hero who is already there', () => {
  const state = told()
  learnByArranging(state)
  expect(state.markers).toEqual([educationMarker('order')])
  rememberMoment(state, 'FIRST_HERO')
  learnByArranging(state)
  expect(state.markers).toContain(educationMarker('hero'))
})

test('only guests are advised to take a name and a password', () => {
  const state = told(...educations.map(({ id }) => id).filter((id) => id !== 'account'))
  state.coordinate = 480 * 20
  rememberMoment(state, 'LEVEL')
  expect([next(state), next(state, true)]).toEqual(['account', null])
})
