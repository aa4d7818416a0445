import type { Textures } from 'phaser'
import type { AtlasName } from '../../art/atlas-of.ts'
import type { FetchArt } from '../../art/fetch-art.ts'

export interface FrameRef {
  texture: string
  frame: string
}

/** The baked atlases as Phaser textures, each loaded when a scene first needs it. Frame names are unique across all of them. */
export class Art {
  readonly #textures: Textures.TextureManager
  readonly #art: FetchArt
  readonly #loading = new Map<AtlasName, Promise<void>>()
  readonly #textureOf = new Map<string, string>()
  #quality: string
  #portrait: string | null = null
  #gone = false

  /** `quality` is the folder's name, e.g. `standard`. */
  constructor(textures: Textures.TextureManager, art: FetchArt, quality: string) {
    this.#textures = textures
    this.#art = art
    this.#quality = quality
  }

  /** Uses another quality from the next scene on and removes what was loaded. Nothing may show it any more. */
  use(quality: string): void {
    if (quality === this.#quality) return
    for (const name of this.#loading.keys()) this.#textures.remove(this.#key(name))
    if (this.#portrait) this.#textures.remove(this.#portrait)
    this.#portrait = null
    this.#loading.clear()
    this.#textureOf.clear()
    this.#quality = quality
  }

  /**
   * Loads atlases that aren't loaded yet. `progress` is called with the loaded part, 0 to 1. Rejects if one can't be loaded.
   */
  async load(names: readonly AtlasName[], progress: (part: number) => void = () => {}): Promise<void> {
    let done = 0
    const loads = names.map(async (name) => {
      await this.#once(name)
      progress(++done / names.length)
    })
    await Promise.all(loads)
  }

  /**
   * Returns where a frame is; null while its atlas isn't loaded or if no atlas has it. Throws for an empty name, which is a mistake in the caller.
   */
  find(frame: string): FrameRef | null {
    if (!frame) throw new Error('texture null')
    const texture = this.#textureOf.get(frame)
    return texture === undefined ? null : { texture, frame }
  }

  /**
   * Loads the portrait of a kind; only the last one is kept. Resolves with its texture key, or null if another was requested meanwhile. Rejects
   * as `load` does.
   */
  async portrait(name: string): Promise<string | null> {
    const key = `${this.#quality}/portrait/${name}`
    const before = this.#portrait
    this.#portrait = key
    if (this.#textures.exists(key)) return key
    const image = await this.#art.picture(key)
    if (this.#gone || this.#portrait !== key) return null
    if (before) this.#textures.remove(before)
    this.#textures.addImage(key, image)
    return key
  }

  destroy(): void {
    this.#gone = true
  }

  #key(name: AtlasName): string {
    return `${this.#quality}/${name}`
  }

  #once(name: AtlasName): Promise<void> {
    let loading = this.#loading.get(name)
    if (!loading) {
      loading = this.#fetch(name, this.#quality)
      this.#loading.set(name, loading)
      // A failed load may be tried again.
      loading.catch(() => this.#loading.delete(name))
    }
    return loading
  }

  async #fetch(name: AtlasName, quality: string): Promise<void> {
    const key = `${quality}/${name}`
    const [data, image] = await Promise.all([this.#art.sheet(key), this.#art.picture(key)])
    if (this.#gone || quality !== this.#quality) return
    checkFrames(name, data as AtlasData)
    const texture = this.#textures.addAtlasJSONHash(key, image, data)
    for (const frame of texture?.getFrameNames() ?? []) this.#textureOf.set(frame, key)
  }
}

interface AtlasData {
  readonly frames: Readonly<Record<string, { readonly frame?: { readonly w: number; readonly h: number } }>>
}

/** Throws if the size of a frame is unknown: Phaser would show nothing and report nothing. */
export function checkFrames(atlas: string, { frames }: AtlasData): void {
  for (const [name, { frame }] of Object.entries(frames))
    if (!frame || !(frame.w > 0) || !(frame.h > 0)) throw new Error(`Unknown frame size: ${name} of ${atlas}`)
}
