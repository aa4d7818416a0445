import { describe, expect, it } from 'vitest'
import { playing } from '../../testing/services.ts'
import { seasonAt } from './season.ts'

const at = (month: number, day: number) => seasonAt(Date.UTC(2026, month - 1, day))

describe('the season', () => {
  it('is the new year from the 20th of December to the 14th of January, and ordinary for the rest', () => {
    expect([at(12, 19), at(12, 20), at(12, 31), at(1, 1), at(1, 14), at(1, 15), at(7, 1)]).toEqual([
      'ORDINARY',
      'NEW_YEAR',
      'NEW_YEAR',
      'NEW_YEAR',
      'NEW_YEAR',
      'ORDINARY',
      'ORDINARY',
    ])
  })

  it("follows the server's date until the player chooses, and the device remembers the choice", () => {
    const { services, kept } = playing()
    expect(services.preferences.season).toBe(seasonAt(services.clock.now))
    services.preferences.setSeason('NEW_YEAR')
    expect(services.preferences.season).toBe('NEW_YEAR')
    expect(kept.get('test:season')).toBe('NEW_YEAR')
    services.preferences.setSeason(null)
    expect(services.preferences.season).toBe(seasonAt(services.clock.now))
    expect(kept.has('test:season')).toBe(false)
  })
})
