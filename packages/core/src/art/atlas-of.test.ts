import { existsSync, readFileSync } from 'node:fs'
import { artifacts } from '@skystair/world/areas/hero/artifacts'
import { creatures } from '@skystair/world/areas/hero/rows'
import { describe, expect, it } from 'vitest'
import { atlasOf } from './atlas-of.ts'
import { creatureFrame, secondPhaseFrame } from './looks.ts'

const baked = new URL('../../../art/baked/standard/', import.meta.url)
const atlases = [
  'ui',
  'road',
  'heroes',
  ...Array.from({ length: 9 }, (_, i) => `creatures-${i + 1}`),
  'backdrops',
  'items',
  'artifacts-1',
  'artifacts-2',
  'artifacts-3',
  'artifacts-4',
  'event-items',
  'leagues',
  'islands',
  'buildings',
  'wheel',
  'chests',
  'towns',
  'keepers-1',
  'keepers-2',
  'keepers-3',
  'bank',
  'smileys',
  'flags',
  'society',
]

describe('atlasOf', () => {
  it.each(atlases)('finds every frame of %s in its atlas', (atlas) => {
    const file = new URL(`${atlas}.json`, baked)
    expect(existsSync(file)).toBe(true)
    // The tiles of the road are drawn by the canvas only.
    const frames = Object.keys(JSON.parse(readFileSync(file, 'utf8')).frames).filter((name) => !/^(stair|islet|step|base)\//.test(name))
    expect(frames.length).toBeGreaterThan(0)
    for (const frame of frames) expect(`${frame} in ${atlasOf(frame)}`).toBe(`${frame} in ${atlas}`)
  })

  it('finds the picture of every creature of the world, and of every boss a second one', () => {
    for (const { imageId, picture } of creatures) {
      const { frames } = JSON.parse(readFileSync(new URL(`${atlasOf(picture)}.json`, baked), 'utf8'))
      expect(Object.keys(frames)).toContain(picture)
      expect(creatureFrame({ imageId })).toBe(picture)
      if (imageId.startsWith('boss_')) expect(Object.keys(frames)).toContain(secondPhaseFrame({ imageId }))
    }
  })

  it('finds every artifact of the world', () => {
    for (const { atlasKey } of artifacts) {
      const { frames } = JSON.parse(readFileSync(new URL(`${atlasOf(atlasKey)}.json`, baked), 'utf8'))
      expect(Object.keys(frames)).toContain(atlasKey)
    }
  })
})
