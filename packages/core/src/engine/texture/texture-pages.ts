import type { Renderer, Textures } from 'phaser'
import { surface } from '../paint/surface.ts'
import type { FrameRef } from './art.ts'
import { type PackedRect, ShelfPacker } from './shelf-packer.ts'

interface Page {
  readonly key: string
  readonly texture: Textures.Texture
  readonly pixels: Renderer.WebGL.Wrappers.WebGLTextureWrapper
  readonly packer: ShelfPacker
}

type Paint = () => HTMLCanvasElement

interface StoredPicture {
  readonly frame: FrameRef
  readonly onPage: { readonly page: Page; readonly rect: PackedRect; readonly paint: Paint } | null
}

/** A rim around each picture keeps its neighbours from bleeding into it. */
const rim = 1
const wide = 2048
const tall = 1024

/**
 * Pictures made at run time, packed into a few large textures: a graphics card binds only so many at once, and each change of them costs more than
 * dozens of pictures. Without WebGL, or without room, a picture becomes a texture of its own.
 */
export class TexturePages {
  readonly #textures: Textures.TextureManager
  readonly #renderer: Renderer.WebGL.WebGLRenderer | null
  readonly #pages: Page[] = []
  readonly #pictures = new Map<string, StoredPicture>()

  constructor(textures: Textures.TextureManager) {
    this.#textures = textures
    const { renderer } = textures.game
    this.#renderer = 'gl' in renderer ? renderer : null
    // A lost WebGL context loses what was uploaded.
    this.#renderer?.on('restorewebgl', () => {
      for (const { onPage } of this.#pictures.values()) if (onPage) this.#upload(onPage.page, onPage.rect, onPage.paint())
    })
  }

  find(name: string): FrameRef | null {
    return this.#pictures.get(name)?.frame ?? null
  }

  /** Paints and stores a picture. `paint` is called again after a lost WebGL context; its canvas may be reused for the next picture. */
  add(name: string, paint: Paint): FrameRef {
    const canvas = paint()
    const stored = this.#addToPage(name, canvas, paint) ?? this.#addOwnTexture(name, canvas)
    this.#pictures.set(name, stored)
    return stored.frame
  }

  /** Removes a picture that nothing shows any more. */
  remove(name: string): void {
    const stored = this.#pictures.get(name)
    if (!stored) return
    this.#pictures.delete(name)
    if (!stored.onPage) this.#textures.remove(name)
    else {
      stored.onPage.page.texture.remove(name)
      stored.onPage.page.packer.free(stored.onPage.rect)
    }
  }

  #addToPage(name: string, canvas: HTMLCanvasElement, paint: Paint): StoredPicture | null {
    const renderer = this.#renderer
    if (!renderer || canvas.width > wide / 2 || canvas.height > tall / 2) return null
    const size = [canvas.width + 2 * rim, canvas.height + 2 * rim] as const
    for (let i = 0; ; i++) {
      const page = this.#pages[i] ?? this.#addPage(renderer)
      const rect = page.packer.allocate(...size)
      if (!rect) continue
      page.texture.add(name, 0, rect.x + rim, rect.y + rim, canvas.width, canvas.height)
      this.#upload(page, rect, canvas)
      return { frame: { texture: page.key, frame: name }, onPage: { page, rect, paint } }
    }
  }

  #addOwnTexture(name: string, canvas: HTMLCanvasElement): StoredPicture {
    // As an image: Phaser would read a canvas that may change back first, which takes longer than painting many pictures.
    const own = surface(canvas.width, canvas.height)
    own.context.drawImage(canvas, 0, 0)
    this.#textures.addImage(name, own.canvas as unknown as HTMLImageElement)
    return { frame: { texture: name, frame: '__BASE' }, onPage: null }
  }

  #addPage(renderer: Renderer.WebGL.WebGLRenderer): Page {
    const key = `page-${this.#pages.length}`
    const pixels = renderer.createTextureFromSource(null as never, wide, tall, 0, true)
    const texture = pixels && this.#textures.addGLTexture(key, pixels)
    if (!pixels || !texture) throw new Error(`There is a picture ${key} already`)
    const page = { key, texture, pixels, packer: new ShelfPacker(wide, tall) }
    this.#pages.push(page)
    return page
  }

  #upload({ pixels }: Page, { x, y }: PackedRect, picture: HTMLCanvasElement): void {
    if (!this.#renderer) return
    const canvas = withRim(picture)
    const { gl, glTextureUnits, glWrapper } = this.#renderer
    glTextureUnits.bind(pixels, 0)
    glWrapper.updateTexturing({ texturing: { flipY: true, premultiplyAlpha: true } })
    gl.texSubImage2D(gl.TEXTURE_2D, 0, x, tall - y - canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, canvas)
  }
}

let scratch: ReturnType<typeof surface> | undefined

/** Returns the picture with its outermost pixels repeated once around it. */
function withRim(picture: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = picture
  scratch ??= surface(1, 1)
  const { canvas, context } = scratch
  canvas.width = width + 2 * rim
  canvas.height = height + 2 * rim
  context.drawImage(picture, 0, 0, width, height, 0, rim, width, height)
  context.drawImage(picture, 0, 0, width, height, 2 * rim, rim, width, height)
  context.drawImage(picture, 0, 0, width, height, rim, 0, width, height)
  context.drawImage(picture, 0, 0, width, height, rim, 2 * rim, width, height)
  context.clearRect(rim, rim, width, height)
  context.drawImage(picture, rim, rim)
  return canvas
}
