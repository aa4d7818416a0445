import type { Textures } from 'phaser'
import { type PackedRect, ShelfPacker } from './shelf-packer.ts'

interface Leaf {
  readonly texture: Textures.DynamicTexture
  readonly shelves: ShelfPacker
  used: number
}

/** A place on a texture that pictures are drawn into. */
export interface AtlasRect {
  readonly texture: Textures.DynamicTexture
  readonly slot: PackedRect
}

const wide = 2048
const tall = 1024

/** Few large textures that the pictures of many cards are drawn into. One goes with the last picture on it. */
export class DynamicAtlas {
  readonly #textures: Textures.TextureManager
  readonly #leaves: Leaf[] = []
  #made = 0

  constructor(textures: Textures.TextureManager) {
    this.#textures = textures
  }

  take(width: number, height: number): AtlasRect {
    for (const leaf of this.#leaves) {
      const slot = leaf.shelves.take(width, height)
      if (slot) return this.#use(leaf, slot)
    }
    const size = [Math.max(wide, width), Math.max(tall, height)] as const
    const texture = this.#textures.addDynamicTexture(`easel-${this.#made++}`, ...size)
    const leaf = texture && { texture, shelves: new ShelfPacker(...size), used: 0 }
    const slot = leaf?.shelves.take(width, height)
    if (!leaf || !slot) throw new Error('There is no room to draw on')
    this.#leaves.push(leaf)
    return this.#use(leaf, slot)
  }

  give({ texture, slot }: AtlasRect): void {
    const at = this.#leaves.findIndex((leaf) => leaf.texture === texture)
    const leaf = this.#leaves[at]
    if (!leaf) return
    leaf.shelves.give(slot)
    if (--leaf.used > 0) return
    this.#leaves.splice(at, 1)
    this.#textures.remove(texture)
  }

  #use(leaf: Leaf, slot: PackedRect): AtlasRect {
    leaf.used++
    return { texture: leaf.texture, slot }
  }
}
