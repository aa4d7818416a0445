import { describe, expect, it } from 'vitest'
import type { ReportedChunk } from '../build/report.ts'
import { budgetsOfLater } from './later.ts'

const chunk = (file: string, parts: Partial<ReportedChunk>): ReportedChunk => ({
  file,
  entry: null,
  lazy: [],
  modules: [],
  imports: [],
  dynamicImports: [],
  gzip: 0,
  ...parts,
})
const main = chunk('main.js', { entry: 'main.ts', imports: ['shared.js', 'phaser.js'] })
const area = (name: string, file: string) => `packages/core/src/areas/${name}/${file}`
const sizes: Record<string, number> = {
  'main.js': 1000,
  'shared.js': 500,
  'phaser.js': 9000,
  'kit.js': 40,
  'wheel.js': 300,
  'ru.js': 20,
  'en.js': 10,
}

const measured = (chunks: ReportedChunk[], limits: Record<string, number>) =>
  budgetsOfLater({ chunks: [main, ...chunks], first: ['main.ts'], limits, sizeOf: (file) => sizes[file]! })

const wheel = chunk('wheel.js', { lazy: [area('wheel', 'index.ts')], imports: ['kit.js', 'shared.js'] })
const folder = 'packages/core/src/areas/wheel'

describe('the budget of what is loaded after the first road', () => {
  it('counts a script with what it imports, without what the first road has brought', () => {
    expect(measured([wheel], { [folder]: 400 })).toEqual([{ name: folder, limit: 400, bytes: 340 }])
  })

  it('counts all scripts of an area together, in the heaviest language', () => {
    const ru = chunk('ru.js', { lazy: ['packages/world/src/areas/wheel/ru.ts'] })
    const en = chunk('en.js', { lazy: ['packages/world/src/areas/wheel/en.ts'] })
    expect(measured([wheel, ru, en], { [folder]: 400 })).toEqual([{ name: folder, limit: 400, bytes: 360 }])
  })

  it('is nothing for a script that nobody has given a budget', () => {
    expect(measured([chunk('kit.js', { lazy: ['zzfx.js'] })], {})).toEqual([{ name: 'zzfx.js', limit: 0, bytes: 40 }])
  })

  it('leaves out what the first road brings anyway', () => {
    expect(measured([chunk('shared.js', { lazy: ['sooner.ts'] })], {})).toEqual([])
  })

  it('is refused for what is not loaded later', () => {
    expect(() => measured([wheel], { [folder]: 400, 'gone.ts': 10 })).toThrow('not loaded later: gone.ts')
  })

  it('cannot be measured from a module that no script is loaded for', () => {
    expect(() => budgetsOfLater({ chunks: [main], first: ['app.ts'], limits: {}, sizeOf: () => 1 })).toThrow('app.ts')
  })
})
