import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { closest, grey, SIDE, type Small, sameOutline } from './likeness.ts'
import { kinds, kindsByPart } from './rows/kinds/index.ts'

const BAKED = new URL('../baked/lowest/', import.meta.url)
/** Two pictures that differ by less than this could be mistaken for each other. */
const NEAREST = 24
/** The part of two outlines that may be the same. */
const OUTLINE = 0.93

interface Sheet {
  frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>
}

const names = kindsByPart.flatMap((part) => Object.keys(part))
const pictures = new Map<string, Small>()

beforeAll(async () => {
  for (const i of kindsByPart.keys()) {
    const { frames } = JSON.parse(readFileSync(new URL(`creatures-${i + 1}.json`, BAKED), 'utf8')) as Sheet
    const image = sharp(new URL(`creatures-${i + 1}.webp`, BAKED).pathname)
    for (const [name, { frame }] of Object.entries(frames)) {
      const cut = image.clone().extract({ left: frame.x, top: frame.y, width: frame.w, height: frame.h })
      const { data } = await cut.ensureAlpha().resize(SIDE, SIDE).raw().toBuffer({ resolveWithObject: true })
      pictures.set(name.slice('creature/'.length), grey(data))
    }
  }
})

/** Returns every pair of pictures for which `wrong` is true. */
const pairs = (wrong: (a: Small, b: Small) => boolean): string[] =>
  names.flatMap((a, i) => names.slice(i + 1).flatMap((b) => (wrong(pictures.get(a)!, pictures.get(b)!) ? [`${a} and ${b}`] : [])))

describe('the creatures', () => {
  it('have each a picture of their own, in the atlas of one part of the road', () => {
    expect(new Set(names)).toEqual(new Set(Object.keys(kinds)))
    expect(names.length).toBe(new Set(names).size)
    expect([...pictures.keys()].sort()).toEqual([...names].sort())
  })

  it('cover between an eighth and nine tenths of their frame', () => {
    for (const [name, { covered }] of pictures) {
      expect(covered, name).toBeGreaterThan(0.125)
      expect(covered, name).toBeLessThan(0.9)
    }
  })

  it('differ in grey at 64 pixels, at any position in their frame and facing either way', () => {
    expect(pairs((a, b) => closest(a, b) < NEAREST)).toEqual([])
  })

  it('have each an outline of their own', () => {
    expect(pairs((a, b) => sameOutline(a, b) > OUTLINE)).toEqual([])
  })

  it('are compared by a check that notices two creatures with the same picture, even mirrored', () => {
    const wolf = pictures.get('grey_wolf')!
    const moved = { ...wolf, ...wolf.mirrored, mirrored: wolf }
    expect(closest(wolf, moved)).toBeLessThan(NEAREST)
  })
})
