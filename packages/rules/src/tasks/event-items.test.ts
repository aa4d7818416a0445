import { readFileSync } from 'node:fs'
import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { world } from '@skystair/world'
import { expect, it } from 'vitest'
import { STORY_STAIRS } from '../road/measures.ts'
import { placeById } from '../road/places.ts'
import { eventItemById, eventItemOfBattle, eventItemsBetween, isEventItem } from './event-items.ts'

const HALLOWEEN = Date.UTC(2026, 9, 29)
const KUPALA = Date.UTC(2026, 6, 6)
const BIRTHDAY = Date.UTC(2026, 3, 16, 12)
const ORDINARY = Date.UTC(2026, 0, 10)

it('puts one item on every stair while an event is on, and none on other days', () => {
  const items = eventItemsBetween(world, 0, 10 * STAIR_HEIGHT - 1, HALLOWEEN, 'EN')
  expect(items.map(({ stair }) => stair)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(new Set(items.map(({ subject }) => subject))).toEqual(new Set(['pumpkin']))
  expect(eventItemsBetween(world, 0, 10 * STAIR_HEIGHT, ORDINARY, 'EN')).toEqual([])
})

it('has the items of Ivan Kupala in Russian only, all three types of them', () => {
  const kinds = (lang: 'RU' | 'EN') => new Set(eventItemsBetween(world, 0, 60 * STAIR_HEIGHT, KUPALA, lang).map(({ subject }) => subject))
  expect(kinds('RU')).toEqual(new Set(['fern', 'flower for wreath', 'dream herb']))
  expect(kinds('EN').size).toBe(0)
})

it('alternates between two events', () => {
  const subjects = eventItemsBetween(world, 0, 4 * STAIR_HEIGHT, BIRTHDAY, 'EN').map(({ subject }) => subject)
  expect(subjects).toEqual(['birthday hat', 'easter egg', 'birthday hat', 'easter egg'])
})

it('finds an item by its id only while its event is on; ids differ every year', () => {
  for (const stair of [1, 77, STORY_STAIRS, 9999, 10_000, 50_123, 99_999]) {
    const [item] = eventItemsBetween(world, (stair - 1) * STAIR_HEIGHT, stair * STAIR_HEIGHT - 1, HALLOWEEN, 'EN')
    expect(eventItemById(world, item!.id, HALLOWEEN, 'EN')).toEqual(item)
    expect(eventItemById(world, item!.id, ORDINARY, 'EN')).toBeNull()
    expect(eventItemById(world, item!.id, Date.UTC(2027, 9, 29), 'EN')).toBeNull()
    expect([isEventItem(item!.id), placeById(world, item!.id)]).toEqual([true, null])
  }
  expect(eventItemById(world, 4, HALLOWEEN, 'EN')).toBeNull()
})

it('keeps the ids of items below stair 10 000, and has another one for each stair and event', () => {
  const id = (stair: number, day: number) =>
    eventItemsBetween(world, (stair - 1) * STAIR_HEIGHT, stair * STAIR_HEIGHT - 1, day, 'EN')[0]!.id
  const { number } = world.events.find(({ id: kind }) => kind === 'halloween')!
  expect(id(77, HALLOWEEN)).toBe(10_000_000 + (26 * 100 + number) * 10_000 + 77)
  expect(Math.max(...world.events.map((event) => event.number))).toBeLessThan(10)
  const stairs = [1, 9999, 10_000, 10_001, 19_999, 20_000, 90_000, 99_999]
  expect(new Set(stairs.flatMap((stair) => [id(stair, HALLOWEEN), id(stair, BIRTHDAY)])).size).toBe(2 * stairs.length)
})

it('puts items beside the road, never on another place', () => {
  for (const item of eventItemsBetween(world, 0, 200 * STAIR_HEIGHT, HALLOWEEN, 'EN')) {
    const neighbour = placeById(world, item.stair * 4 + 1)
    if (neighbour) expect(Math.abs(item.posX - neighbour.posX)).toBeGreaterThanOrEqual(60)
    expect(Math.abs(item.posX)).toBeLessThanOrEqual(300)
  }
})

it('has a baked picture for every type of item', () => {
  const sheet = new URL('../../../art/baked/standard/event-items.json', import.meta.url)
  const baked = Object.keys((JSON.parse(readFileSync(sheet, 'utf8')) as { frames: object }).frames).sort()
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day, 12))
  const images = days.flatMap((day) => eventItemsBetween(world, 0, 40 * STAIR_HEIGHT, day, 'RU').map(({ image }) => image))
  expect([...new Set(images)].sort()).toEqual(baked)
  expect(baked).toHaveLength(world.tasks.filter(({ event }) => event).length)
})

it('gives one after a victory while an event is on', () => {
  const drawn = Array.from({ length: 40 }, (_, battle) => eventItemOfBattle(world, battle + 1, KUPALA, 'RU'))
  expect(new Set(drawn)).toEqual(new Set(['fern', 'flower for wreath', 'dream herb']))
  expect(eventItemOfBattle(world, 1, ORDINARY, 'RU')).toBeNull()
})
