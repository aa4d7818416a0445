import { expect, it } from 'vitest'
import { newState } from './state.ts'
import { OLDEST_READER, STATE_VERSION, upgrade } from './upgrade.ts'

/** The members that upgrades add to older states. */
const added = {
  version: STATE_VERSION,
  unchosen: false,
  renamed: 0,
  artifacts: [],
  hammers: 0,
  boosters: {},
  consumableSlots: null,
  cards: {},
  cardsUntil: {},
  avatar: null,
  avatars: [],
  regendered: 0,
  elixirHealing: false,
  neighbours: true,
}

it('a state that was stored before states had versions gets what it lacks, and keeps what it has', () => {
  const state = { ...newState('WOMAN_1', 'RU', 445, 5), level: 7 }
  const stored = Object.fromEntries(Object.entries(state).filter(([key]) => !(key in added)))
  expect(upgrade(stored)).toEqual({ ...stored, ...added })
  expect(upgrade({ ...stored, unchosen: true, renamed: 2 })).toMatchObject({ unchosen: true, renamed: 2 })
})

it('a state that was stored before states had versions loses its count of what was bought in the event shop', () => {
  const { version: _, ...stored } = newState('WOMAN_1', 'RU', 445, 5)
  expect(upgrade({ ...stored, bought: { 'spring@2026:7': 1 } })).toEqual({ ...stored, version: STATE_VERSION })
})

it('a state of the present version stays as it is', () => {
  const state = { ...newState('MAN_1', 'EN', 445, 5), renamed: 3 }
  expect(upgrade({ ...state })).toEqual(state)
})

it('a state that a newer server has stored keeps what it has, and is upgraded by that server again', () => {
  const state = { ...newState('MAN_1', 'EN', 445, 5), version: STATE_VERSION + 2, fieldOfTheNext: { count: 1 } }
  expect(upgrade({ ...state })).toEqual({ ...state, version: STATE_VERSION })
})

it('an upgrade keeps what a newer server has stored, from the first version that older servers read', () => {
  const { version: _, ...state } = newState('MAN_1', 'EN', 445, 5)
  const stored = Object.fromEntries(Object.keys(state).map((field) => [field, `stored ${field}`]))
  expect(upgrade({ ...stored, version: OLDEST_READER })).toEqual({ ...stored, version: STATE_VERSION })
})
