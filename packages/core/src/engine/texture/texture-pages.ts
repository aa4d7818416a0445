import type { Renderer, Textures } from 'phaser'
import { surface } from '../paint/surface.ts'
import type { FrameAt } from './art.ts'
import { type PackedRect, ShelfPacker } from './shelf-packer.ts'

interface Page {
  readonly key: string
  readonly texture: Textures.Texture
  readonly pixels: Renderer.WebGL.Wrappers.WebGLTextureWrapper
  readonly shelves: ShelfPacker
}

type Paint = () => HTMLCanvasElement

interface Laid {
  readonly at: FrameAt
  readonly place: { readonly page: Page; readonly slot: PackedRect; readonly paint: Paint } | null
}

/** A rim around each picture keeps what lies beside it from shining in. */
const rim = 1
const wide = 2048
const tall = 1024

/**
 * Pictures made at run time, laid side by side into few large textures: a graphics card takes only so many at once, and each change of them costs more than
 * dozens of pictures. Where there is no WebGL, or no room, a picture is a texture by itself.
 */
export class TexturePages {
  readonly #textures: Textures.TextureManager
  readonly #renderer: Renderer.WebGL.WebGLRenderer | null
  readonly #pages: Page[] = []
  readonly #laid = new Map<string, Laid>()

  constructor(textures: Textures.TextureManager) {
    this.#textures = textures
    const { renderer } = textures.game
    this.#renderer = 'gl' in renderer ? renderer : null
    // What was laid down is lost with the graphics card's memory.
    this.#renderer?.on('restorewebgl', () => {
      for (const { place } of this.#laid.values()) if (place) this.#upload(place.page, place.slot, place.paint())
    })
  }

  find(name: string): FrameAt | null {
    return this.#laid.get(name)?.at ?? null
  }

  /** `paint` is done anew if the graphics card forgets it. Its canvas may be used again for the next picture. */
  lay(name: string, paint: Paint): FrameAt {
    const canvas = paint()
    const laid = this.#place(name, canvas, paint) ?? this.#alone(name, canvas)
    this.#laid.set(name, laid)
    return laid.at
  }

  /** Nothing shows it any more. */
  drop(name: string): void {
    const laid = this.#laid.get(name)
    if (!laid) return
    this.#laid.delete(name)
    if (!laid.place) this.#textures.remove(name)
    else {
      laid.place.page.texture.remove(name)
      laid.place.page.shelves.give(laid.place.slot)
    }
  }

  #place(name: string, canvas: HTMLCanvasElement, paint: Paint): Laid | null {
    const renderer = this.#renderer
    if (!renderer || canvas.width > wide / 2 || canvas.height > tall / 2) return null
    const size = [canvas.width + 2 * rim, canvas.height + 2 * rim] as const
    for (let i = 0; ; i++) {
      const page = this.#pages[i] ?? this.#open(renderer)
      const slot = page.shelves.take(...size)
      if (!slot) continue
      page.texture.add(name, 0, slot.x + rim, slot.y + rim, canvas.width, canvas.height)
      this.#upload(page, slot, canvas)
      return { at: { texture: page.key, frame: name }, place: { page, slot, paint } }
    }
  }

  #alone(name: string, canvas: HTMLCanvasElement): Laid {
    // As a picture: a canvas that may be painted on later is read back first, which takes longer than to paint many of them.
    const own = surface(canvas.width, canvas.height)
    own.context.drawImage(canvas, 0, 0)
    this.#textures.addImage(name, own.canvas as unknown as HTMLImageElement)
    return { at: { texture: name, frame: '__BASE' }, place: null }
  }

  #open(renderer: Renderer.WebGL.WebGLRenderer): Page {
    const key = `page-${this.#pages.length}`
    const pixels = renderer.createTextureFromSource(null as never, wide, tall, 0, true)
    const texture = pixels && this.#textures.addGLTexture(key, pixels)
    if (!pixels || !texture) throw new Error(`There is a picture ${key} already`)
    const page = { key, texture, pixels, shelves: new ShelfPacker(wide, tall) }
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

/** The picture with its outermost pixels once more around it. */
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
