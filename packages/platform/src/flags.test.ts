import { expect, it } from 'vitest'
import { FLAG_NAMES, FLAGS, readFlags } from './flags.ts'

const usual = Object.fromEntries(FLAG_NAMES.map((name) => [name, FLAGS[name].otherwise]))

it('uses the values of the console, and its own for those that are missing', () => {
  expect(readFlags({ advert_first_minutes: '30', banner: '0', colour: 'red' })).toEqual({ ...usual, advert_first_minutes: 30, banner: 0 })
  expect(readFlags({})).toEqual(usual)
})

it.each(['', '0', '-1', '601', '99999', '1.5', '7 ', '0x7', 'often', 7, null, {}])('ignores the value %j', (value) => {
  expect(readFlags({ advert_pause_minutes: value })).toEqual(usual)
})
