import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiPage, digest } from './api/page.ts'
import { surface } from './api/surface.ts'
import { root } from './build/paths.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Returns the surface of one source. */
function surfaceOf(source: string) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/api-'))
  try {
    writeFileSync(join(folder, 'index.ts'), source)
    return surface({ entry: 'index.ts' }, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the public surface', () => {
  const all = surface()

  it('is the one of docs/api.md: npm run api', () => expect(read('docs/api.md')).toBe(apiPage(all)))

  it('changes only with an entry in CHANGELOG.md that names its digest', () => expect(read('CHANGELOG.md')).toContain(digest(all)))

  it('has another digest with another member or parameter, and the same with another docstring or layout', () => {
    const base = surfaceOf(
      'export interface Game { /** Ends it. */ end(): void }\nexport const start = (name: string): Game => ({ end() {} })',
    )
    const same = surfaceOf(
      '/** A game. */\nexport interface Game {\n  end(): void\n}\nexport const start = (name: string): Game => ({ end: () => {} })',
    )
    const others = [
      'export interface Game { end(): void; pause(): void }\nexport const start = (name: string): Game => ({ end() {}, pause() {} })',
      'export interface Game { end(): void }\nexport const start = (name: string, size: number): Game => ({ end() {} })',
      'export interface Game { end(): void }',
    ].map((source) => digest(surfaceOf(source)))
    expect(digest(same)).toBe(digest(base))
    expect(new Set([digest(base), ...others]).size).toBe(4)
    expect(base.map(({ name }) => name)).toEqual(['Game', 'start'])
    expect(same[0]?.about).toBe('A game.')
  })
})
