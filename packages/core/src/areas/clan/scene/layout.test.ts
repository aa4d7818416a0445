import { readFileSync } from 'node:fs'
import { ClanBuilding } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { building } from '../../../../testing/clan-fixtures.ts'
import { buildingFrame, stageOf } from '../building-picture.ts'
import { flagOf } from './flag.ts'
import { decorations, fit, isletsOf, meadow, standingBuildings, targets, towerSite } from './layout.ts'
import { Stroll, stops } from './stroll.ts'
import { themeLook, themeLooks } from './themes.ts'

const framesOf = (atlas: string) =>
  Object.keys(JSON.parse(readFileSync(new URL(`../../../../../art/baked/standard/${atlas}.json`, import.meta.url), 'utf8')).frames)

it('a clan without buildings has five empty plots', () => {
  const plots = standingBuildings([])
  expect(plots.map(({ type }) => type).sort()).toEqual([...ClanBuilding].sort())
  expect(plots.every(({ frame, level, isInWork }) => frame === 'building/plot' && level === 0 && !isInWork)).toBe(true)
})

it('a building grows through three pictures, and the last one is that of its highest level', () => {
  expect([0, 1, 3, 4, 6, 7, 10].map((level) => stageOf({ level, maxLevel: 10 }))).toEqual([0, 1, 1, 2, 2, 3, 3])
  expect([0, 1, 2, 3, 4, 5].map((level) => stageOf({ level, maxLevel: 5 }))).toEqual([0, 1, 2, 2, 3, 3])
  const baked = framesOf('buildings')
  for (const type of ClanBuilding) for (const stage of [0, 1, 2, 3] as const) expect(baked).toContain(buildingFrame(type, stage))
})

it('work shows at the building that it is done on, also before its first level', () => {
  const shown = standingBuildings([building('GEAR_FACTORY', 0, { state: 'PROCESSING' }), building('CLAN_SHIELD', 5)])
  expect(shown.filter(({ isInWork }) => isInWork).map(({ type }) => type)).toEqual(['GEAR_FACTORY'])
  expect(shown.find(({ type }) => type === 'CLAN_SHIELD')).toMatchObject({ level: 5, stage: 2, frame: 'building/clan_shield_2' })
})

it('an island grows with its clan: more cottages, plants and islets, each of them baked', () => {
  const [young, grown] = [
    { level: 1, membersCurr: 3 },
    { level: 12, membersCurr: 40 },
  ]
  expect(decorations(grown).length).toBeGreaterThan(decorations(young).length)
  expect([isletsOf(young).length, isletsOf(grown).length]).toEqual([0, 3])
  const baked = [...framesOf('society'), ...framesOf('road'), ...framesOf('islands')]
  for (const { frame } of [...decorations(grown), ...isletsOf(grown)]) expect(baked).toContain(frame)
})

it('everything that can be chosen is on the island once, and nothing on the meadow is beyond its edge', () => {
  expect([...targets].sort()).toEqual([...ClanBuilding, 'RAID'].sort())
  const inside = ({ x, y }: { x: number; y: number }) => (x / meadow.x) ** 2 + (y / meadow.y) ** 2 <= 1
  expect([...standingBuildings([]), ...decorations({ level: 20, membersCurr: 60 }), ...stops].filter((at) => !inside(at))).toEqual([])
  expect(inside(towerSite)).toBe(false)
})

it.each([
  [600, 900, 0],
  [600, 1298, 0],
  [1440, 900, 420],
  [1818, 840, 609],
])('the island fits between the title and the buttons in a view of %i × %i', (width, height, left) => {
  const { scale, x, y } = fit({ width, height, left })
  expect(x).toBe(left + 300)
  expect(y - 264 * scale).toBeGreaterThanOrEqual(110)
  expect(y + towerSite.y * scale).toBeLessThan(height - 110)
  expect(300 * scale).toBeLessThanOrEqual(Math.max(312, width / 2))
})

it('a companion walks the same way for the same member, from stop to stop, and never off the meadow', () => {
  const [one, same, other] = [new Stroll(7, 0), new Stroll(7, 0), new Stroll(8, 0)]
  let walked = 0
  for (let passed = 0; passed < 120_000; passed += 50) {
    for (const stroll of [one, same, other]) stroll.go(50)
    expect((one.x / meadow.x) ** 2 + (one.y / meadow.y) ** 2).toBeLessThan(1)
    if (one.isWalking) walked += 1
  }
  expect([same.x, same.y, same.way]).toEqual([one.x, one.y, one.way])
  expect(other.way).not.toBe(one.way)
  expect(walked).toBeGreaterThan(100)
})

it('nobody walks while no time passes, as with reduced motion', () => {
  const stroll = new Stroll(3, 2)
  for (let i = 0; i < 500; i++) stroll.go(0)
  expect({ x: stroll.x, y: stroll.y, way: stroll.way }).toEqual({ ...stops[2], way: 0 })
})

it('a clan has the same flag for everybody, of baked parts and two different colours', () => {
  const baked = framesOf('flags')
  const flags = Array.from({ length: 200 }, (_, id) => flagOf(id + 1))
  expect(flagOf(5)).toEqual(flagOf(5))
  for (const { field, charge, ground, second } of flags) {
    expect(baked).toEqual(expect.arrayContaining([field, charge]))
    expect(ground).not.toBe(second)
  }
  expect(new Set(flags.map((flag) => JSON.stringify(flag))).size).toBeGreaterThan(190)
})

it('each theme looks different, and an unknown one like the first', () => {
  expect(new Set(themeLooks.map(({ zone, turf }) => `${zone} ${turf}`)).size).toBe(6)
  expect(themeLook(99)).toBe(themeLooks[0])
})
