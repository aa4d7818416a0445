import { describe, expect, it } from 'vitest'
import { mixZones, zoneAt, zones } from './zones.ts'

describe('the air by altitude', () => {
  it('changes from dawn to night while climbing and comes round again', () => {
    expect([1, 7, 8, 16, 26, 40, 41].map((stair) => zoneAt(stair, 'meadow'))).toEqual([
      'dawn',
      'dawn',
      'noon',
      'dusk',
      'night',
      'night',
      'dawn',
    ])
  })

  it('follows the game where snow or hell lies', () => {
    expect(zoneAt(3, 'snow')).toBe('snow')
    expect(zoneAt(3, 'hell')).toBe('hell')
  })

  it('meets both ends when two airs are mixed', () => {
    expect(mixZones(zones.dawn, zones.night, 0).cloudLit).toBe(zones.dawn.cloudLit)
    expect(mixZones(zones.dawn, zones.night, 1).sun).toEqual(zones.night.sun)
  })

  it('runs every sky from the top to the bottom', () => {
    for (const zone of Object.values(zones)) {
      const places = zone.sky.map(([at]) => at)
      expect(places[0]).toBe(0)
      expect(places.at(-1)).toBe(1)
      expect([...places].sort((a, b) => a - b)).toEqual(places)
    }
  })
})
