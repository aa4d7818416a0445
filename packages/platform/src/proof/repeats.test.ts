import { expect, it } from 'vitest'
import { simulatedHost } from '../../testing/simulator/host.ts'
import { repeatable, repeatSetting } from './repeats.ts'

const settings = repeatSetting('X', 'X')
const host = (count?: string) =>
  simulatedHost({ settings }, { settings: count === undefined ? {} : { X_LAUNCHES_A_DAY: count } }, { now: 5 })

it('accepts a launch without a time for a day, as often as the setting says', () => {
  expect(repeatable('X', host())).toEqual({ until: 86_400_005, times: 24 })
  expect(repeatable('X', host('1')).times).toBe(1)
})

it.each(['0', '-1', '1.5', 'many', ''])('refuses to count %j', (count) => {
  expect(() => repeatable('X', host(count))).toThrow(expect.objectContaining({ code: 'PLATFORM_NOT_SET' }))
})
