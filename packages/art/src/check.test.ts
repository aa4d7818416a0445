import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { atlasHash, bakerHash, imageFileHash, recipeHash } from './atlas/hash.ts'
import { readManifest } from './atlas/manifest.ts'
import { QUALITIES } from './atlas/quality.ts'
import { imageFiles, standalone } from './image-files.ts'
import { plan } from './plan.ts'

const BAKED = new URL('../baked/', import.meta.url)
const MEGABYTE = 1_000_000

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
    expect(bytesOf('standard', ['ui', 'road', 'heroes', 'creatures-1'])).toBeLessThanOrEqual(490_000)
  })

  it('take no more than nine megabytes in all qualities together', () => {
    const alone = (quality: (typeof QUALITIES)[number]) =>
      Object.values(manifest.imageFiles).reduce((sum, { files }) => sum + files[quality].webp, 0)
    const total = QUALITIES.reduce((sum, quality) => sum + bytesOf(quality, Object.keys(manifest.atlases)) + alone(quality), 0)
    expect(total).toBeLessThan(9 * MEGABYTE)
  })

  it('have a portrait of every class in every quality, none too large to load while a player waits', () => {
    const classes = atlases
      .flatMap(({ pictures }) => pictures.filter(({ name }) => name.startsWith('creature/')))
      .map(({ name }) => name.slice(9))
    for (const quality of QUALITIES)
      for (const name of classes) {
        expect(existsSync(new URL(`${quality}/portrait/${name}.webp`, BAKED)), name).toBe(true)
        expect(manifest.imageFiles[`portrait/${name}`]!.files[quality].webp, `${name} ${quality}`).toBeLessThan(45_000)
      }
  })

  it('include small images for the loading screen', () => {
    expect(manifest.standalone['loading-cat.webp']!.bytes).toBeLessThanOrEqual(12_288)
    expect(manifest.standalone['logo.webp']!.bytes).toBeLessThanOrEqual(14_336)
  })
})

describe('the creatures', () => {
  const thumbnails = new Map<string, Buffer>()
  const coverage = new Map<string, number>()

  beforeAll(async () => {
    for (const atlas of ['creatures-1', 'creatures-2']) {
      const image = sharp(new URL(`lowest/${atlas}.webp`, BAKED).pathname)
      for (const [name, { frame }] of Object.entries(sheet('lowest', atlas).frames)) {
        const cut = image.clone().extract({ left: frame.x, top: frame.y, width: frame.w, height: frame.h })
        const pixels = await cut.clone().ensureAlpha().raw().toBuffer()
        let opaque = 0
        for (let i = 3; i < pixels.length; i += 4) opaque += pixels[i]! > 127 ? 1 : 0
        coverage.set(name, opaque / (frame.w * frame.h))
        const flat = cut.flatten({ background: '#202840' })
        thumbnails.set(
          name,
          await sharp(await flat.png().toBuffer())
            .resize(32, 32)
            .raw()
            .toBuffer(),
        )
      }
    }
  })

  it('are seventy, and each covers between an eighth and three quarters of its frame', () => {
    expect(coverage.size).toBe(70)
    for (const [name, part] of coverage) {
      expect(part, name).toBeGreaterThan(0.12)
      expect(part, name).toBeLessThan(0.75)
    }
  })

  it('can be distinguished at 32 pixels', () => {
    const names = [...thumbnails.keys()]
    for (const [k, a] of names.entries()) {
      for (const b of names.slice(k + 1)) expect(difference(thumbnails.get(a)!, thumbnails.get(b)!), `${a} and ${b}`).toBeGreaterThan(14)
    }
  })
})

/** Returns the root mean square difference of two pictures' bytes. */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i]! - b[i]!) ** 2
  return Math.sqrt(sum / a.length)
}
