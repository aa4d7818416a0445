import { atlasOf } from '../../art/atlas-of.ts'

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
interface Slice {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Sheet {
  readonly frames: Readonly<Record<string, { readonly frame: { x: number; y: number; w: number; h: number } }>>
  readonly meta: { readonly size: { w: number; h: number }; readonly slices?: Readonly<Record<string, Slice>> }
}

const RETRIES = 3

/** The atlases as the page's own elements show them. A sheet is fetched when the first of its frames is asked for. */
export class Atlases {
  /** Counts up with every sheet that arrives. */
  version = 0
  readonly #base: string
  readonly #sheets = new Map<string, Sheet | null>()
  readonly #listeners = new Set<() => void>()
  readonly #stop = new AbortController()

  /** `base`: folder of one quality's sheets, ending with a slash. */
  constructor(base: string) {
    this.#base = base
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): number => this.version

  /** Address of a picture that stands alone, such as a texture. */
  url(name: string): string {
    return `${this.#base}${name}`
  }

  /** The frame, or null while its sheet is on its way or where there is none of that name. */
  frame(name: string): AtlasFrame | null {
    const atlas = atlasOf(name)
    const sheet = this.#sheets.get(atlas)
    if (sheet === undefined) void this.#load(atlas)
    const found = sheet?.frames[name]?.frame
    return found && sheet ? { ...found, url: this.url(`${atlas}.webp`), sheetW: sheet.meta.size.w, sheetH: sheet.meta.size.h } : null
  }

  /** Fetches the sheet that holds a frame, so that it is there when it is shown. */
  preload(name: string): void {
    const atlas = atlasOf(name)
    if (this.#preloaded.has(atlas)) return
    this.#preloaded.add(atlas)
    void this.#load(atlas)
    new Image().src = this.url(`${atlas}.webp`)
  }

  /** Cuts the stretchable frames (panels, buttons) out of the ui sheet, as CSS variables `--sky-img-…` and `--sky-cut-…` for border-image. */
  async slices(): Promise<Record<string, string>> {
    await this.#load('ui')
    const sheet = this.#sheets.get('ui')
    if (!sheet?.meta.slices) return {}
    const reply = await fetch(this.url('ui.webp'), { signal: this.#stop.signal })
    const picture = await createImageBitmap(await reply.blob())
    const canvas = document.createElement('canvas')
    const vars: Record<string, string> = {}
    for (const [name, cut] of Object.entries(sheet.meta.slices)) {
      const box = sheet.frames[name]?.frame
      // Frames of cards are shown whole.
      if (!box || name.startsWith('frame/')) continue
      canvas.width = box.w
      canvas.height = box.h
      canvas.getContext('2d')?.drawImage(picture, box.x, box.y, box.w, box.h, 0, 0, box.w, box.h)
      const key = name.replace('/', '-')
      // A blob would be encoded when the browser finds itself idle, which it does not while the road moves.
      vars[`--sky-img-${key}`] = `url(${canvas.toDataURL()})`
      vars[`--sky-cut-${key}`] = `${cut.top} ${cut.right} ${cut.bottom} ${cut.left}`
    }
    picture.close()
    return vars
  }

  destroy(): void {
    this.#stop.abort()
    this.#listeners.clear()
  }

  readonly #loading = new Map<string, Promise<void>>()
  readonly #preloaded = new Set<string>()

  #load(atlas: string): Promise<void> {
    const known = this.#loading.get(atlas)
    if (known) return known
    const loading = this.#fetch(atlas)
    this.#loading.set(atlas, loading)
    return loading
  }

  async #fetch(atlas: string): Promise<void> {
    for (let turn = 0; turn <= RETRIES && !this.#stop.signal.aborted; turn++) {
      try {
        const reply = await fetch(this.url(`${atlas}.json`), { signal: this.#stop.signal })
        if (!reply.ok) continue
        this.#sheets.set(atlas, (await reply.json()) as Sheet)
        break
      } catch {
        // Tried again; where all fails the place of the picture stays empty and its text says what it is.
        this.#sheets.set(atlas, null)
      }
    }
    this.version += 1
    for (const listener of this.#listeners) listener()
  }
}
