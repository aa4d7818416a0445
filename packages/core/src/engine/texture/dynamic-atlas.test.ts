import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AtlasRect, DynamicAtlas } from './dynamic-atlas.ts'

/** The part of Phaser's textures that the atlas uses. */
function textures() {
  const held = new Map<object, { name: string; width: number; height: number }>()
  return {
    held,
    addDynamicTexture: (name: string, width: number, height: number) => {
      const texture = { name }
      held.set(texture, { name, width, height })
      return texture
    },
    remove: (texture: object) => void held.delete(texture),
  }
}
const atlasOf = (manager: ReturnType<typeof textures>) =>
  new DynamicAtlas(manager as unknown as ConstructorParameters<typeof DynamicAtlas>[0])

const overlap = (a: AtlasRect, b: AtlasRect) =>
  a.texture === b.texture &&
  a.rect.x < b.rect.x + b.rect.width &&
  b.rect.x < a.rect.x + a.rect.width &&
  a.rect.y < b.rect.y + b.rect.height &&
  b.rect.y < a.rect.y + a.rect.height

const side = fc.integer({ min: 1, max: 700 })
/** Pictures to add; a number removes one of those in the atlas instead, by its index. */
const changes = fc.array(fc.oneof(fc.tuple(side, side), fc.nat(30)), { maxLength: 60 })

it('gives each picture room of its own inside a texture, whatever came and went before, and keeps no texture without a picture', () => {
  fc.assert(
    fc.property(changes, (list) => {
      const manager = textures()
      const atlas = atlasOf(manager)
      const shown: AtlasRect[] = []
      for (const change of list) {
        if (typeof change === 'number') {
          const [gone] = shown.splice(change % Math.max(1, shown.length), 1)
          if (gone) atlas.free(gone)
          continue
        }
        const added = atlas.allocate(...change)
        const { width, height } = manager.held.get(added.texture)!
        expect(added.rect.width >= change[0] && added.rect.height >= change[1]).toBe(true)
        expect(added.rect.x + added.rect.width <= width && added.rect.y + added.rect.height <= height).toBe(true)
        expect(shown.some((other) => overlap(added, other))).toBe(false)
        shown.push(added)
      }
      expect(manager.held.size).toBe(new Set(shown.map(({ texture }) => texture)).size)
    }),
    { numRuns: 60 },
  )
})

it('makes a larger texture for a picture that is larger than the others', () => {
  const manager = textures()
  const { texture } = atlasOf(manager).allocate(3000, 10)
  expect(manager.held.get(texture)).toMatchObject({ width: 3000, height: 1024 })
})

it('reports that the graphics card gives no texture', () => {
  const manager = { ...textures(), addDynamicTexture: () => null }
  expect(() => atlasOf(manager as unknown as ReturnType<typeof textures>).allocate(10, 10)).toThrow('no room')
})
