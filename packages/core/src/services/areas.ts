import type { Scene } from '@skystair/contract/enums'
import { observable, runInAction, when } from 'mobx'
import type { AreaOf, AreaPartsOf, MenuEntryOf, SceneClass, SceneSourceOf } from './area-types.ts'
import type { Bring } from './load-module.ts'
import type { LoadStore } from './load-store.ts'
import type { TextStore } from './texts.ts'

/** What loading areas takes. */
interface Host {
  readonly bring: Bring
  readonly texts: Pick<TextStore, 'load' | 'finish'>
  readonly load: LoadStore
}

/** Loads the areas of one game: each once, on first use or when the browser is idle. */
export class Areas<S extends Host> {
  readonly all: readonly AreaOf<S>[]
  readonly #services: S
  /** What has been loaded, by the area's name. */
  readonly #parts = observable.map<string, AreaPartsOf<S>>([], { deep: false })
  readonly #loading = new Map<AreaOf<S>, Promise<AreaPartsOf<S>>>()
  readonly #scenes = new Map<Scene, Promise<SceneClass>>()
  readonly #stops: (() => void)[] = []
  #over = false

  constructor(services: S, all: readonly AreaOf<S>[]) {
    this.#services = services
    this.all = all
  }

  /** The parts of all areas that are loaded. */
  get loaded(): readonly AreaPartsOf<S>[] {
    return [...this.#parts.values()]
  }

  get css(): string {
    return [...new Set(this.loaded.flatMap(({ css }) => css ?? []))].join('\n')
  }

  get menu(): readonly MenuEntryOf<S>[] {
    return this.all.flatMap((area) => area.menu ?? []).sort((a, b) => a.order - b.order)
  }

  /** The area whose window is opened by this name. */
  byWindow(name: string): AreaOf<S> | undefined {
    return this.all.find((area) => area.windows?.includes(name))
  }

  scene(scene: Scene): SceneSourceOf<S> | undefined {
    for (const area of this.all) if (area.scenes?.[scene]) return area.scenes[scene]
    return undefined
  }

  /** Resolves with what an area brings, once its code and texts are there. Rejects only once the game is destroyed. */
  load<P extends AreaPartsOf<S>>(area: AreaOf<S, P>): Promise<P> {
    const known = this.#loading.get(area)
    if (known) return known as Promise<P>
    const loading = this.#load(area)
    this.#loading.set(area, loading)
    return loading
  }

  /** Loads a scene's class and all of the area it belongs to. Resolves with null for scenes that no area has. */
  async loadScene(scene: Scene): Promise<SceneClass | null> {
    const area = this.all.find((known) => known.scenes?.[scene])
    const source = area?.scenes?.[scene]
    if (!area || !source) return null
    let loading = this.#scenes.get(scene)
    if (!loading) {
      loading = this.#services.bring(source.load)
      this.#scenes.set(scene, loading)
    }
    const [found] = await Promise.all([loading, area.load && this.load(area)])
    return found
  }

  /** Begins to load what the first road needs. */
  preload(): void {
    for (const area of this.all) {
      if (!area.preload) continue
      const scenes = Object.keys(area.scenes ?? {}) as Scene[]
      // Awaited by whatever needs them; they reject only when the game is destroyed.
      for (const coming of [area.load && this.load(area), ...scenes.map((scene) => this.loadScene(scene))]) coming?.catch(() => {})
    }
  }

  /** Loads all areas, one after the other. Resolves once they are there, or the game is destroyed. */
  async loadAll(): Promise<void> {
    try {
      for (const area of this.all) if (area.load) await this.load(area)
      this.#services.texts.finish()
    } catch (error) {
      if (!this.#over) throw error
    }
  }

  /** Runs what areas do before a scene is shown. */
  async prepare(scene: Scene): Promise<void> {
    await Promise.all(this.all.map((area) => area.prepare?.(this.#services, scene)))
  }

  destroy(): void {
    this.#over = true
    for (const stop of this.#stops.reverse()) stop()
  }

  async #load<P extends AreaPartsOf<S>>(area: AreaOf<S, P>): Promise<P> {
    const { bring, texts, load } = this.#services
    if (!area.load) throw new Error(`The area ${area.name} has nothing to load`)
    const [parts] = await Promise.all([bring(area.load), area.preload ? undefined : texts.load([area.name, ...(area.texts ?? [])])])
    if (this.#over) return parts
    runInAction(() => this.#parts.set(area.name, parts))
    const { start } = parts
    if (start)
      this.#stops.push(
        when(
          () => load.phase === 'done',
          () => this.#stops.push(start(this.#services)),
        ),
      )
    return parts
  }
}
