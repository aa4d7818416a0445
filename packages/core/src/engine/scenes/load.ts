import type { Scene } from '@skystair/contract/enums'
import { GameScene } from '../scene/scene-base.ts'
import type { SceneServices } from '../scene/scene-services.ts'

/** Where the pictures are between these per cents of the whole start. */
const from = 45
const to = 95

/** Loads what the scene after it will show, and its script where that comes late: 'load' for the road, the others for the scene they are named after. */
export class LoadScene extends GameScene {
  readonly #for: Scene

  constructor(name: 'load' | 'battle load' | 'creature load', services: SceneServices) {
    super(name, services)
    this.#for = name === 'load' ? 'road' : name === 'battle load' ? 'battle' : 'creature'
  }

  protected override async ready(): Promise<void> {
    const { art } = this.services
    const { load } = this.root
    const names = (await this.root.areas.scene(this.#for)?.atlases(this.root)) ?? []
    const pictures = art.load(names, (part) => {
      if (load.phase !== 'done') load.set(from + (to - from) * part, 'pictures')
    })
    await Promise.all([pictures, this.services.bringScene(this.#for)])
  }

  protected build(): void {}
  protected arrange(): void {}
}
