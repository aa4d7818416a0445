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

const measured = (chunks: ReportedChunk[], limits: Record<string, number>) =>
  budgetsOfLater({ chunks: [main, ...chunks], first: ['main.ts'], limits, sizeOf: (file) => sizes[file]! })

const wheel = chunk('wheel.js', { lazy: ['wheel.ts'], imports: ['kit.js', 'shared.js'] })

describe('the budget of what is loaded after the first road', () => {
  it('counts a script with what it imports, without what the first road has brought', () => {
    expect(measured([wheel], { 'wheel.ts': 400 })).toEqual([{ name: 'wheel.ts', limit: 400, bytes: 340 }])
  })

  it('leaves areas to their own budgets', () => {
    expect(measured([chunk('kit.js', { lazy: ['packages/core/src/areas/wheel/parts.ts'] })], {})).toEqual([])
  })

  it('is nothing for a script that nobody has given a budget', () => {
    expect(measured([chunk('kit.js', { lazy: ['zzfx.js'] })], {})).toEqual([{ name: 'zzfx.js', limit: 0, bytes: 40 }])
  })

  it('leaves out what the first road brings anyway', () => {
    expect(measured([chunk('shared.js', { lazy: ['sooner.ts'] })], {})).toEqual([])
  })

  it('is refused for what is not loaded later', () => {
    expect(() => measured([wheel], { 'wheel.ts': 400, 'gone.ts': 10 })).toThrow('not loaded later: gone.ts')
  })

  it('cannot be measured from a module that no script is loaded for', () => {
    expect(() => budgetsOfLater({ chunks: [main], first: ['app.ts'], limits: {}, sizeOf: () => 1 })).toThrow('app.ts')
  })
})
