import { describe, expect, it } from 'vitest'
import { mixZones, zoneAt, zones } from './zones.ts'

describe('the zones by altitude', () => {
  it('change from dawn to night with the stairs and begin again', () => {
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

  it('follow the tile if it is snow or hell', () => {
    expect(zoneAt(3, 'snow')).toBe('snow')
    expect(zoneAt(3, 'hell')).toBe('hell')
  })

  it('are themselves at both ends of a mix of two', () => {
    expect(mixZones(zones.dawn, zones.night, 0).cloudLit).toBe(zones.dawn.cloudLit)
    expect(mixZones(zones.dawn, zones.night, 1).sun).toEqual(zones.night.sun)
  })

  it('have a sky gradient from the top to the bottom each', () => {
    for (const zone of Object.values(zones)) {
      const places = zone.sky.map(([at]) => at)
      expect(places[0]).toBe(0)
      expect(places.at(-1)).toBe(1)
      expect([...places].sort((a, b) => a - b)).toEqual(places)
    }
  })
})
