import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { atlasHash, bakerHash, imageFileHash, recipeHash } from './atlas/hash.ts'
import { readManifest } from './atlas/manifest.ts'
import { QUALITIES } from './atlas/quality.ts'
import { imageFiles, standalone } from './image-files.ts'
import { plan } from './plan.ts'
import { parts } from './rows/kinds/parts.ts'
import { scenes } from './rows/scenes/index.ts'

const BAKED = new URL('../baked/', import.meta.url)
const MEGABYTE = 1_000_000
/** Atlases that the first road needs. */
const FIRST = ['ui', 'road', 'heroes', 'creatures-1']

interface Sheet {
  frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>
  meta: { size: { w: number; h: number } }
}
const sheet = (quality: string, atlas: string): Sheet =>
  JSON.parse(readFileSync(new URL(`${quality}/${atlas}.json`, BAKED), 'utf8')) as Sheet

const manifest = readManifest(BAKED)
const atlases = plan()
const bytesOf = (quality: (typeof QUALITIES)[number], names: string[]): number =>
  names.reduce((sum, name) => sum + manifest.atlases[name]!.files[quality].webp, 0)

describe('the baked pictures', () => {
  it('are up to date (run `npm run bake` after changing a recipe or the baker)', () => {
    const baker = bakerHash()
    expect(manifest.baker).toBe(baker)
    expect(Object.fromEntries(Object.entries(manifest.atlases).map(([name, { hash }]) => [name, hash]))).toEqual(
      Object.fromEntries(atlases.map((atlas) => [atlas.name, atlasHash(atlas, baker)])),
    )
    for (const tile of imageFiles()) expect(manifest.imageFiles[tile.name]!.hash, tile.name).toBe(imageFileHash(tile, baker))
    for (const { file, recipe } of standalone()) expect(manifest.standalone[file]!.hash, file).toBe(recipeHash(recipe, baker))
  })

  it.each(QUALITIES)('have a frame for every recipe, within the sheet, in quality %s', (quality) => {
    for (const { name, pictures } of atlases) {
      const { frames, meta } = sheet(quality, name)
      expect(Object.keys(frames).sort(), name).toEqual(pictures.map((picture) => picture.name).sort())
      for (const [frame, { frame: at }] of Object.entries(frames)) {
        expect(at.x >= 2 && at.y >= 2 && at.x + at.w + 2 <= meta.size.w && at.y + at.h + 2 <= meta.size.h, `${name} ${frame}`).toBe(true)
      }
      expect(Math.max(meta.size.w, meta.size.h), name).toBeLessThanOrEqual(quality === 'lowest' || quality === 'low' ? 2048 : 4096)
      expect(existsSync(new URL(`${quality}/${name}.webp`, BAKED)), name).toBe(true)
    }
  })

  it('for the first part of the road stay within 490 KB on STANDARD: 620 KB less three fonts of 130 KB', () => {
    expect(bytesOf('standard', FIRST)).toBeLessThanOrEqual(490_000)
  })

  it('take no more than 23.8 megabytes in all qualities together', () => {
    const alone = (quality: (typeof QUALITIES)[number]) =>
      Object.values(manifest.imageFiles).reduce((sum, { files }) => sum + files[quality].webp, 0)
    const total = QUALITIES.reduce((sum, quality) => sum + bytesOf(quality, Object.keys(manifest.atlases)) + alone(quality), 0)
    expect(total).toBeLessThan(23.8 * MEGABYTE)
  })

  it('that are loaded after the first road take no more than 120 KB of each atlas on STANDARD', () => {
    for (const { name } of atlases.filter((atlas) => !FIRST.includes(atlas.name)))
      expect(bytesOf('standard', [name]), name).toBeLessThanOrEqual(120 * 1024)
  })

  it('of places take no more than 24 KB each on STANDARD', () => {
    for (const name of Object.keys(scenes)) expect(manifest.imageFiles[name]!.files.standard.webp, name).toBeLessThanOrEqual(24 * 1024)
  })

  it('have a portrait of every kind in every quality, none too large to load while a player waits', () => {
    for (const quality of QUALITIES)
      for (const name of parts.flat()) {
        expect(existsSync(new URL(`${quality}/portrait/${name}.webp`, BAKED)), name).toBe(true)
        expect(manifest.imageFiles[`portrait/${name}`]!.files[quality].webp, `${name} ${quality}`).toBeLessThan(45_000)
      }
  })

  it('include small images for the loading screen', () => {
    expect(manifest.standalone['loading-cat.webp']!.bytes).toBeLessThanOrEqual(12_288)
    expect(manifest.standalone['logo.webp']!.bytes).toBeLessThanOrEqual(14_336)
  })
})
