import type { Place } from '@skystair/contract'
import { describe, expect, it } from 'vitest'
import { place } from '../../../testing/fixtures.ts'
import { placeName, placeSentence, placeVerb } from './place-words.ts'

const t = (key: string, values?: Readonly<Record<string, string | number>>) => (values ? `${key} ${Object.values(values).join(' ')}` : key)
const bare = place(1, { placeType: 'CUSTOM_PLACE', posY: 480, stair: 2, image: 'base/enemy' })
const guardian: Place = { ...bare, creatureImageId: 'troll', creatureLevel: 4, squadSize: 2, guardian: true, difficulty: 'RED' }

describe('the words for a place', () => {
  it('names a guardian, its level and how hard it looks', () => {
    expect(placeSentence(guardian, t)).toBe('a11y.road.guardian creature.troll.name 2 4 road.difficulty.RED a11y.road.enemies 2')
    expect(placeVerb(guardian, t)).toBe('road.fight')
  })

  it('mentions a lost fight', () => {
    expect(placeSentence({ ...guardian, battleLost: true }, t)).toContain('road.lost')
  })

  it('names an item by its gain', () => {
    const gold: Place = { ...bare, placeType: 'RESOURCE', gain: [{ kind: 'gold', amount: 50 }] }
    expect(placeName(gold, t)).toBe('resource.gold')
    expect(placeSentence(gold, t)).toBe('a11y.road.resource 50 resource.gold 50')
    expect(placeVerb(gold, t)).toBe('road.take')
  })

  it('names who wants to talk, and before the texts of talks are loaded, that somebody does', () => {
    const talker: Place = { ...bare, placeType: 'TALKER', subject: 'chat9' }
    expect(placeName(talker, t)).toBe('talker.chat9.title')
    expect(placeName({ ...talker, used: true }, t)).toBe('talker.chat9.title')
    expect(placeName(talker, (key) => (key.startsWith('talker.') ? '' : key))).toBe('road.place.TALKER')
    expect(placeName({ ...bare, subject: 'chat9' }, t)).toBe('road.place.CUSTOM_PLACE')
  })

  it('lets signposts and scrolls be read, and people be talked to', () => {
    expect(placeVerb({ ...bare, placeType: 'POINTER', subject: 'pointer1' }, t)).toBe('road.read')
    expect(placeVerb({ ...bare, placeType: 'SCRIPT', subject: 'tale' }, t)).toBe('road.read')
    expect(placeVerb({ ...bare, placeType: 'TALKER', subject: 'chat9' }, t)).toBe('road.talk')
  })

  it('does not call a side path or a portal empty that was entered before', () => {
    expect(placeSentence({ ...bare, placeType: 'TURN', used: true }, t)).toBe('a11y.road.place road.place.TURN')
    expect(placeSentence({ ...bare, placeType: 'PORTAL', used: true }, t)).toBe('a11y.road.place road.place.PORTAL')
  })

  it('does not name a captive before it is free', () => {
    expect(placeSentence({ ...bare, placeType: 'GAINABLE' }, t)).toBe('a11y.road.place road.place.GAINABLE')
  })

  it('offers nothing if all is used up, and says so', () => {
    const used: Place = { ...guardian, used: true }
    expect(placeVerb(used, t)).toBeNull()
    expect(placeSentence(used, t)).toBe('road.place.CUSTOM_PLACE. road.used')
  })
})
