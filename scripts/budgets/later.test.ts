import { describe, expect, it } from 'vitest'
import type { ReportedChunk } from '../build/report.ts'
import { budgetsOfLater } from './later.ts'

const chunk = (file: string, parts: Partial<ReportedChunk>): ReportedChunk => ({
  file,
  entry: null,
  lazy: [],
  modules: {},
  imports: [],
  dynamicImports: [],
  gzip: 0,
  ...parts,
})
const main = chunk('main.js', { entry: 'main.ts', imports: ['shared.js', 'phaser.js'] })
const sizes: Record<string, number> = {
  'main.js': 1000,
  'shared.js': 500,
  'phaser.js': 9000,
  'kit.js': 40,
  'wheel.js': 300,
}

const shared = { name: 'what several areas use', limit: 200 }
const measured = (chunks: ReportedChunk[], limits: Record<string, number>) =>
  budgetsOfLater({ chunks: [main, ...chunks], first: ['main.ts'], limits, shared: 200, sizeOf: (file) => sizes[file]! }).filter(
    ({ name }) => name !== shared.name,
  )

const wheel = chunk('wheel.js', { lazy: ['wheel.ts'], imports: ['kit.js', 'shared.js'] })

describe('the budget of what is loaded after the first road', () => {
  it('counts a script with its imports, without the files of the first road', () => {
    expect(measured([wheel], { 'wheel.ts': 400 })).toEqual([{ name: 'wheel.ts', limit: 400, bytes: 340 }])
  })

  it('leaves areas to their own budgets', () => {
    expect(measured([chunk('kit.js', { lazy: ['packages/core/src/areas/wheel/parts.ts'] })], {})).toEqual([])
  })

  it('counts a script of an area that has a limit, with its imports', () => {
    const check = 'packages/core/src/areas/wheel/check.ts'
    expect(measured([chunk('wheel.js', { lazy: [check] })], { [check]: 400 })).toEqual([{ name: check, limit: 400, bytes: 300 }])
  })

  it('counts modules that several areas use', () => {
    const parts = 'packages/core/src/areas/wheel/parts.ts'
    const chunks = [
      { ...main, modules: { 'main.ts': 1000 } },
      chunk('wheel.js', { lazy: [parts], imports: ['kit.js'], modules: { [parts]: 300 } }),
      chunk('kit.js', { modules: { 'packages/core/src/ui/kit/tip.tsx': 40 } }),
    ]
    expect(budgetsOfLater({ chunks, first: ['main.ts'], limits: {}, shared: 200, sizeOf: () => 1 })).toEqual([{ ...shared, bytes: 40 }])
  })

  it('is 0 for a script without a limit', () => {
    expect(measured([chunk('kit.js', { lazy: ['zzfx.js'] })], {})).toEqual([{ name: 'zzfx.js', limit: 0, bytes: 40 }])
  })

  it('ignores files of the first road', () => {
    expect(measured([chunk('shared.js', { lazy: ['sooner.ts'] })], {})).toEqual([])
  })

  it('is refused for a module that is not loaded later', () => {
    expect(() => measured([wheel], { 'wheel.ts': 400, 'gone.ts': 10 })).toThrow('not loaded later: gone.ts')
  })

  it('cannot be measured from a module without a script', () => {
    expect(() => budgetsOfLater({ chunks: [main], first: ['app.ts'], limits: {}, shared: 0, sizeOf: () => 1 })).toThrow('app.ts')
  })
})
