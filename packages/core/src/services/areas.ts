import type { Scene } from '@skystair/contract/enums'
import { observable, runInAction, when } from 'mobx'
import type { AreaOf, AreaPartsOf, MenuEntryOf, SceneClass, SceneSourceOf } from './area-types.ts'
import { errorText } from './error-text.ts'
import { type LoadChunk, NotLoaded, wait } from './load-module.ts'
import type { LoadStore } from './load-store.ts'
import type { TextStore } from './texts.ts'

/** How long nobody waits for what the game can do without, in milliseconds. */
const PATIENCE = 8000
/** How long a scene may take before the game goes back to the road, in milliseconds. */
const LONGEST_SCENE = 20_000

/** The services that loading areas needs. */
interface Host {
  readonly loadChunk: LoadChunk
  readonly texts: Pick<TextStore, 'load' | 'loadAll'>
  readonly load: LoadStore
  readonly signal: AbortSignal
  readonly report: (message: string) => void
}

/** Loads the areas of one game: each once, on first use or when the browser is idle. */
export class Areas<S extends Host> {
  readonly all: readonly AreaOf<S>[]
  readonly #services: S
  /** The loaded parts, by the area's name. */
  readonly #parts = observable.map<string, AreaPartsOf<S>>([], { deep: false })
  readonly #loading = new Map<AreaOf<S>, Promise<AreaPartsOf<S>>>()
  readonly #scenes = new Map<Scene, Promise<SceneClass>>()
  /** The areas that somebody waits for. */
  readonly #needed = new Set<AreaOf<S>>()
  readonly #stops: (() => void)[] = []
  #destroyed = false

  constructor(services: S, all: readonly AreaOf<S>[]) {
    this.#services = services
    this.all = all
  }

  /** The parts of all areas that are loaded. */
  get loaded(): readonly AreaPartsOf<S>[] {
    return [...this.#parts.values()]
  }

  /** Returns what `pick` finds among the parts of each loaded area, by the area's name. */
  each<T>(pick: (parts: AreaPartsOf<S>) => T | undefined): readonly (readonly [area: string, found: T])[] {
    return [...this.#parts].flatMap(([area, parts]) => {
      const found = pick(parts)
      return found === undefined ? [] : [[area, found] as const]
    })
  }

  /** Runs work of an area that the game can do without. Returns undefined if it throws, which is reported. */
  attempt<T>(area: string, work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      this.#services.report(`${area}: ${errorText(error)}`)
      return undefined
    }
  }

  /** The style sheets of the loaded areas, each once. A new one comes last: those before it are not parsed again. */
  get styles(): readonly string[] {
    return [...new Set(this.loaded.flatMap(({ css }) => css ?? []))]
  }

  get menu(): readonly MenuEntryOf<S>[] {
    return this.all.flatMap((area) => area.menu ?? []).sort((a, b) => a.order - b.order)
  }

  /** Returns the area that has this window. */
  byWindow(name: string): AreaOf<S> | undefined {
    return this.all.find((area) => area.windows?.includes(name))
  }

  scene(scene: Scene): SceneSourceOf<S> | undefined {
    for (const area of this.all) if (area.scenes?.[scene]) return area.scenes[scene]
    return undefined
  }

  /** Loads the parts and texts of an area, because somebody waits for it. Rejects only once the game is destroyed. */
  load<P extends AreaPartsOf<S>>(area: AreaOf<S, P>): Promise<P> {
    this.#needed.add(area)
    return this.#begin(area)
  }

  /** Loads an area that the game can do without. Resolves with null if it takes long; then it is loaded all the same, but nobody waits any more. */
  async loadSoon<P extends AreaPartsOf<S>>(area: AreaOf<S, P>): Promise<P | null> {
    return Promise.race([this.#begin(area), wait(PATIENCE, this.#services.signal).then(() => null)])
  }

  #begin<P extends AreaPartsOf<S>>(area: AreaOf<S, P>): Promise<P> {
    const started = this.#loading.get(area)
    if (started) return started as Promise<P>
    const loading = this.#load(area)
    this.#loading.set(area, loading)
    return loading
  }

  /** Loads a scene's class and its area. Resolves with null for scenes that no area has. */
  async loadScene(scene: Scene): Promise<SceneClass | null> {
    const area = this.all.find(({ scenes }) => scenes?.[scene])
    const source = area?.scenes?.[scene]
    if (!area || !source) return null
    let loading = this.#scenes.get(scene)
    if (!loading) {
      loading = this.#services.loadChunk(source.load)
      this.#scenes.set(scene, loading)
    }
    const [found] = await this.#inTime(area, Promise.all([loading, area.load && this.load(area)]))
    return found
  }

  /** Rejects with {@link NotLoaded} if a scene takes too long, unless it is one of those that the game needs. */
  #inTime<T>(area: AreaOf<S>, loading: Promise<T>): Promise<T> {
    if (area.preload) return loading
    const tooLate = wait(LONGEST_SCENE, this.#services.signal).then(() => Promise.reject(new NotLoaded(area.name)))
    return Promise.race([loading, tooLate])
  }

  /** Begins to load what the first road needs. */
  preload(): void {
    for (const area of this.all) {
      if (!area.preload) continue
      const scenes = Object.keys(area.scenes ?? {}) as Scene[]
      // Callers that need them await them; they reject only when the game is destroyed.
      for (const loading of [area.load && this.load(area), ...scenes.map((scene) => this.loadScene(scene))]) loading?.catch(() => {})
    }
  }

  /**
   * Loads all texts, and all areas that the player may use, one after the other. What does not come, such as a script that a blocker holds back, keeps the
   * others waiting only for a moment.
   */
  async loadAll(): Promise<void> {
    const { texts, signal } = this.#services
    await Promise.race([texts.loadAll(), wait(PATIENCE, signal)])
    for (const area of this.all) if (area.load && !signal.aborted && area.only?.(this.#services) !== false) await this.loadSoon(area)
  }

  /** Loads an area, or all of them, while nobody waits for it. */
  want(area?: AreaOf<S>): void {
    const loading: Promise<unknown> = area ? this.load(area) : this.loadAll()
    loading.catch((error: unknown) => {
      if (!this.#services.signal.aborted) this.#services.report(`Areas: ${String(error)}`)
    })
  }

  /** Runs `prepare` of all areas before a scene is shown. */
  async prepare(scene: Scene): Promise<void> {
    const preparing = Promise.all(this.all.map((area) => area.prepare?.(this.#services, scene)))
    const area = this.all.find(({ scenes }) => scenes?.[scene])
    await (area ? this.#inTime(area, preparing) : preparing)
  }

  destroy(): void {
    this.#destroyed = true
    for (const stop of this.#stops.reverse()) stop()
  }

  async #load<P extends AreaPartsOf<S>>(area: AreaOf<S, P>): Promise<P> {
    const { loadChunk, texts, load } = this.#services
    if (!area.load) throw new Error(`The area ${area.name} has nothing to load`)
    const [parts] = await Promise.all([
      loadChunk(area.load, () => this.#needed.has(area)),
      area.preload ? undefined : texts.load([area.name, ...(area.texts ?? [])]),
    ])
    if (this.#destroyed) return parts
    runInAction(() => this.#parts.set(area.name, parts))
    const { start } = parts
    if (start)
      this.#stops.push(
        when(
          () => load.phase === 'done',
          () => {
            const stop = this.attempt(area.name, () => start(this.#services))
            if (stop) this.#stops.push(stop)
          },
        ),
      )
    return parts
  }
}
