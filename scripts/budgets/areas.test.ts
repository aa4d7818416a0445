import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { areaFolder, areaLimits } from './areas.ts'

const areas = 'packages/core/src/areas'
let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skystair-budgets-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function budget(area: string, json: string): void {
  mkdirSync(join(root, areas, area), { recursive: true })
  writeFileSync(join(root, areas, area, 'budget.json'), json)
}

it('an area gives its limit in KB beside its code', () => {
  budget('wheel', '{ "gzipKB": 12 }')
  budget('bank', '{ "gzipKB": 0.5 }')
  mkdirSync(join(root, areas, 'road'))
  expect(areaLimits(root)).toEqual({ [`${areas}/bank`]: 512, [`${areas}/wheel`]: 12_288 })
})

it.each(['{}', '{ "gzipKB": "12" }', '{ "gzipKB": 0 }'])('a limit that is no number above 0 is refused: %s', (json) => {
  budget('wheel', json)
  expect(() => areaLimits(root)).toThrow('packages/core/src/areas/wheel/budget.json: gzipKB must be a number above 0')
})

it('an area owns what is loaded from its folders in core and world', () => {
  expect(areaFolder('packages/core/src/areas/wheel/window/index.ts')).toBe(`${areas}/wheel`)
  expect(areaFolder('packages/world/src/areas/wheel/ru.ts')).toBe(`${areas}/wheel`)
  expect(areaFolder('packages/core/src/areas/registry.ts')).toBeNull()
  expect(areaFolder('packages/core/src/engine/sound.ts')).toBeNull()
})
