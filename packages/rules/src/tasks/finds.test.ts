import { readFileSync } from 'node:fs'
import { world } from '@skystair/world'
import { expect, it } from 'vitest'
import { LAST_STAIR, STAIR } from '../road/measure.ts'
import { placeById } from '../road/places.ts'
import { findById, findOfFight, findsBetween, isFind } from './finds.ts'

const HALLOWEEN = Date.UTC(2026, 9, 29)
const KUPALA = Date.UTC(2026, 6, 6)
const BIRTHDAY = Date.UTC(2026, 3, 16, 12)
const ORDINARY = Date.UTC(2026, 0, 10)

it('lays one find at every stair while an event lasts, and none on other days', () => {
  const finds = findsBetween(world, 0, 10 * STAIR - 1, HALLOWEEN, 'EN')
  expect(finds.map(({ stair }) => stair)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(new Set(finds.map(({ subject }) => subject))).toEqual(new Set(['pumpkin']))
  expect(findsBetween(world, 0, 10 * STAIR, ORDINARY, 'EN')).toEqual([])
})

it('keeps the finds of Ivan Kupala for Russian, all three kinds of them', () => {
  const kinds = (lang: 'RU' | 'EN') => new Set(findsBetween(world, 0, 60 * STAIR, KUPALA, lang).map(({ subject }) => subject))
  expect(kinds('RU')).toEqual(new Set(['fern', 'flower for wreath', 'dream herb']))
  expect(kinds('EN').size).toBe(0)
})

it('lets two events take turns', () => {
  const subjects = findsBetween(world, 0, 4 * STAIR, BIRTHDAY, 'EN').map(({ subject }) => subject)
  expect(subjects).toEqual(['birthday hat', 'easter egg', 'birthday hat', 'easter egg'])
})

it('gives the same id back only while the event is on, and another id every year', () => {
  for (const stair of [1, 77, LAST_STAIR]) {
    const [find] = findsBetween(world, (stair - 1) * STAIR, stair * STAIR - 1, HALLOWEEN, 'EN')
    expect(findById(world, find!.id, HALLOWEEN, 'EN')).toEqual(find)
    expect(findById(world, find!.id, ORDINARY, 'EN')).toBeNull()
    expect(findById(world, find!.id, Date.UTC(2027, 9, 29), 'EN')).toBeNull()
    expect([isFind(find!.id), placeById(world, find!.id)]).toEqual([true, null])
  }
  expect(findById(world, 4, HALLOWEEN, 'EN')).toBeNull()
})

it('lies beside the road, never where something else lies', () => {
  for (const find of findsBetween(world, 0, 200 * STAIR, HALLOWEEN, 'EN')) {
    const neighbour = placeById(world, find.stair * 4 + 1)
    if (neighbour) expect(Math.abs(find.posX - neighbour.posX)).toBeGreaterThanOrEqual(60)
    expect(Math.abs(find.posX)).toBeLessThanOrEqual(300)
  }
})

it('looks like what it is: each kind has a baked picture of its own', () => {
  const sheet = new URL('../../../art/baked/standard/event-items.json', import.meta.url)
  const baked = Object.keys((JSON.parse(readFileSync(sheet, 'utf8')) as { frames: object }).frames).sort()
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day, 12))
  const images = days.flatMap((day) => findsBetween(world, 0, 40 * STAIR, day, 'RU').map(({ image }) => image))
  expect([...new Set(images)].sort()).toEqual(baked)
  expect(baked).toHaveLength(world.tasks.filter(({ event }) => event).length)
})

it('leaves one after a won fight while an event is on', () => {
  const left = Array.from({ length: 40 }, (_, battle) => findOfFight(world, battle + 1, KUPALA, 'RU'))
  expect(new Set(left)).toEqual(new Set(['fern', 'flower for wreath', 'dream herb']))
  expect(findOfFight(world, 1, ORDINARY, 'RU')).toBeNull()
})
