/** A baked atlas: the position of each frame in the picture, in the picture's pixels. */
export interface AtlasSheet {
  readonly frames: Readonly<Record<string, { readonly frame: { x: number; y: number; w: number; h: number } }>>
  readonly meta: { readonly size: { w: number; h: number }; readonly slices?: Readonly<Record<string, Slice>> }
}

/** How far the corners of a stretchable frame reach, in pixels from each side. */
interface Slice {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const ATTEMPTS = 3
/** Milliseconds before the second attempt; twice that before the third. */
const PAUSE = 400

/** Fetches the baked pictures of one game, for canvas and ui. Paths are below `art/`, e.g. `standard/road`. */
export class FetchArt {
  readonly #base: string
  readonly #signal: AbortSignal
  readonly #sheets = new Map<string, Promise<AtlasSheet>>()
  readonly #pictures = new Map<string, Promise<HTMLImageElement>>()

  /** `assets` ends with a slash; `signal` is aborted when the game is destroyed. */
  constructor(assets: string, signal: AbortSignal) {
    this.#base = `${assets}art/`
    this.#signal = signal
  }

  /** Returns the address of a picture. */
  url(path: string): string {
    return `${this.#base}${path}.webp`
  }

  /** Fetches the frames of an atlas, once per game. Rejects if three attempts fail; the next call tries again. */
  sheet(path: string): Promise<AtlasSheet> {
    return this.#shared(this.#sheets, path, async () => {
      const address = `${this.#base}${path}.json`
      const reply = await fetch(address, { signal: this.#signal })
      if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
      return (await reply.json()) as AtlasSheet
    })
  }

  /** Fetches a picture; callers at the same time share one request. Rejects if three attempts fail. */
  async picture(path: string): Promise<HTMLImageElement> {
    try {
      return await this.#shared(this.#pictures, path, () => loadImage(this.url(path)))
    } finally {
      // A picture takes much memory: only the callers keep it.
      this.#pictures.delete(path)
    }
  }

  #shared<T>(known: Map<string, Promise<T>>, path: string, load: () => Promise<T>): Promise<T> {
    let loading = known.get(path)
    if (!loading) {
      loading = this.#retried(load)
      known.set(path, loading)
      loading.catch(() => known.delete(path))
    }
    return loading
  }

  async #retried<T>(load: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await load()
      } catch (error) {
        if (attempt === ATTEMPTS || this.#signal.aborted) throw error
        await new Promise((resolve) => setTimeout(resolve, PAUSE * attempt))
      }
    }
  }
}

function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error(`${url} can't be loaded`))
    image.src = url
  })
}
