import type { Textures } from 'phaser'
import { type PackedRect, ShelfPacker } from './shelf-packer.ts'

interface AtlasPage {
  readonly texture: Textures.DynamicTexture
  readonly packer: ShelfPacker
  used: number
}

/** An area of a texture that pictures are drawn into. */
export interface AtlasRect {
  readonly texture: Textures.DynamicTexture
  readonly rect: PackedRect
}

const wide = 2048
const tall = 1024

/** A few large textures that the pictures of many cards are drawn into. Each is removed with its last picture. */
export class DynamicAtlas {
  readonly #textures: Textures.TextureManager
  readonly #pages: AtlasPage[] = []
  #made = 0

  constructor(textures: Textures.TextureManager) {
    this.#textures = textures
  }

  /** Sizes in pixels. Throws if no texture of that size can be created. */
  allocate(width: number, height: number): AtlasRect {
    for (const page of this.#pages) {
      const rect = page.packer.allocate(width, height)
      if (rect) return this.#use(page, rect)
    }
    const size = [Math.max(wide, width), Math.max(tall, height)] as const
    const texture = this.#textures.addDynamicTexture(`dynamic-atlas-${this.#made++}`, ...size)
    const page = texture && { texture, packer: new ShelfPacker(...size), used: 0 }
    const rect = page?.packer.allocate(width, height)
    if (!page || !rect) throw new Error('The dynamic atlas has no room left')
    this.#pages.push(page)
    return this.#use(page, rect)
  }

  free({ texture, rect }: AtlasRect): void {
    const at = this.#pages.findIndex((page) => page.texture === texture)
    const page = this.#pages[at]
    if (!page) return
    page.packer.free(rect)
    if (--page.used > 0) return
    this.#pages.splice(at, 1)
    this.#textures.remove(texture)
  }

  #use(page: AtlasPage, rect: PackedRect): AtlasRect {
    page.used++
    return { texture: page.texture, rect }
  }
}
