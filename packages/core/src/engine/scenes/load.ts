import type { Scene } from '@skystair/contract/enums'
import type { EngineServices } from '../scene/engine-services.ts'
import { GameScene } from '../scene/scene-base.ts'

/** Where the progress bar begins and ends while pictures are loaded, in per cent of the whole start. */
const from = 45
const to = 95

/** The scene that each load scene leads to. */
export const loadScenes = {
  load: 'road',
  'battle load': 'battle',
  'creature load': 'creature',
  'clan load': 'clan',
} as const satisfies Partial<Record<Scene, Scene>>
export type LoadSceneName = keyof typeof loadScenes

/** Loads the atlases and the script of the scene after it. */
export class LoadScene extends GameScene {
  readonly #for: Scene

  constructor(name: LoadSceneName, services: EngineServices) {
    super(name, services)
    this.#for = loadScenes[name]
  }

  protected override async ready(): Promise<void> {
    const { art } = this.engine
    const { load } = this.services
    const names = (await this.services.areas.scene(this.#for)?.atlases(this.services)) ?? []
    const pictures = art.load(names, (part) => {
      if (load.phase !== 'done') load.set(from + (to - from) * part, 'pictures')
    })
    await Promise.all([pictures, this.engine.loadScene(this.#for)])
  }

  protected build(): void {}
  protected arrange(): void {}
}
