import { atlasOf } from '../../art/atlas-of.ts'
import type { AtlasSheet, FetchArt } from '../../art/fetch-art.ts'

/** A picture's rectangle in its sheet, in the sheet's pixels. */
export interface AtlasFrame {
  readonly url: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly sheetW: number
  readonly sheetH: number
}

/** The atlases of one quality, for elements of the page. An atlas is fetched when its first frame is needed. */
export class Atlases {
  /** Increases with every atlas that is loaded. */
  version = 0
  readonly #art: FetchArt
  readonly #quality: string
  /** Null if loading failed: the place of the picture then stays empty, with the text beside it. */
  readonly #sheets = new Map<string, AtlasSheet | null>()
  readonly #loading = new Map<string, Promise<void>>()
  readonly #preloaded = new Set<string>()
  readonly #listeners = new Set<() => void>()

  /** `quality` is the folder's name, e.g. `standard`. */
  constructor(art: FetchArt, quality: string) {
    this.#art = art
    this.#quality = quality
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): number => this.version

  /** Returns the address of a picture of its own, such as a texture. */
  url(name: string): string {
    return this.#art.url(this.#path(name))
  }

  /** Returns a frame; null until its atlas is loaded, or if no atlas contains it. */
  frame(name: string): AtlasFrame | null {
    const atlas = atlasOf(name)
    const sheet = this.#sheets.get(atlas)
    if (sheet === undefined) void this.#load(atlas)
    const found = sheet?.frames[name]?.frame
    return found && sheet ? { ...found, url: this.url(atlas), sheetW: sheet.meta.size.w, sheetH: sheet.meta.size.h } : null
  }

  /** Fetches the atlas that contains a frame, so that it can be shown at once. */
  preload(name: string): void {
    const atlas = atlasOf(name)
    if (this.#preloaded.has(atlas)) return
    this.#preloaded.add(atlas)
    void this.#load(atlas)
    // If it fails, the browser loads it when it is shown.
    this.#art.picture(this.#path(atlas)).catch(() => {})
  }

  /** Fetches a picture of its own. Resolves with its address; rejects if it can't be loaded. */
  async picture(name: string): Promise<string> {
    await this.#art.picture(this.#path(name))
    return this.url(name)
  }

  /** Cuts the stretchable frames (panels, buttons) out of the ui atlas, as CSS variables `--sky-img-…` and `--sky-cut-…` for border-image. */
  async slices(): Promise<Record<string, string>> {
    const path = this.#path('ui')
    const [{ frames, meta }, image] = await Promise.all([this.#art.sheet(path), this.#art.picture(path)])
    // Decodes the picture outside the main thread.
    const picture = await createImageBitmap(image)
    const canvas = document.createElement('canvas')
    const vars: Record<string, string> = {}
    for (const [name, cut] of Object.entries(meta.slices ?? {})) {
      const box = frames[name]?.frame
      // Frames of cards are shown whole.
      if (!box || name.startsWith('frame/')) continue
      canvas.width = box.w
      canvas.height = box.h
      canvas.getContext('2d')?.drawImage(picture, box.x, box.y, box.w, box.h, 0, 0, box.w, box.h)
      const key = name.replace('/', '-')
      // Not as a blob: the browser encodes it when it is idle, which it is not while the road moves.
      vars[`--sky-img-${key}`] = `url(${canvas.toDataURL()})`
      vars[`--sky-cut-${key}`] = `${cut.top} ${cut.right} ${cut.bottom} ${cut.left}`
    }
    picture.close()
    return vars
  }

  #path(name: string): string {
    return `${this.#quality}/${name}`
  }

  #load(atlas: string): Promise<void> {
    let loading = this.#loading.get(atlas)
    if (!loading) {
      loading = this.#fetch(atlas)
      this.#loading.set(atlas, loading)
    }
    return loading
  }

  async #fetch(atlas: string): Promise<void> {
    this.#sheets.set(atlas, await this.#art.sheet(this.#path(atlas)).catch(() => null))
    this.version += 1
    for (const listener of this.#listeners) listener()
  }
}
