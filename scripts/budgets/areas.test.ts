import { expect, it } from 'vitest'
import type { ReportedChunk } from '../build/report.ts'
import { areaOf, budgetsOfAreas } from './areas.ts'

const chunk = (modules: Record<string, number>): ReportedChunk => ({
  file: 'some.js',
  entry: null,
  lazy: [],
  modules,
  imports: [],
  dynamicImports: [],
  gzip: 0,
})

it('an area owns the modules of its folders in core and world', () => {
  expect(areaOf('packages/core/src/areas/wheel/window/index.ts')).toBe('wheel')
  expect(areaOf('packages/world/src/areas/wheel/ru.ts')).toBe('wheel')
  expect(areaOf('packages/core/src/areas/registry.ts')).toBeNull()
  expect(areaOf('packages/core/src/engine/sound.ts')).toBeNull()
})

it('counts the modules of an area in every chunk, in the larger language', () => {
  const chunks = [
    chunk({ 'packages/core/src/areas/wheel/parts.ts': 300, 'packages/core/src/ui/kit/button.tsx': 50 }),
    chunk({ 'packages/core/src/areas/wheel/index.ts': 40, 'packages/core/src/areas/bank/index.ts': 9 }),
    chunk({ 'packages/world/src/areas/wheel/ru.ts': 20, 'packages/world/src/areas/wheel/en.ts': 10 }),
  ]
  expect(
    budgetsOfAreas(chunks, [
      { name: 'wheel', budget: 0.25 },
      { name: 'bank', budget: 1 },
    ]),
  ).toEqual([
    { name: 'area wheel', limit: 256, bytes: 360 },
    { name: 'area bank', limit: 1024, bytes: 9 },
  ])
})

it('refuses modules of an area without a manifest', () => {
  expect(() => budgetsOfAreas([chunk({ 'packages/core/src/areas/wheel/parts.ts': 1 })], [])).toThrow('without a manifest')
})
