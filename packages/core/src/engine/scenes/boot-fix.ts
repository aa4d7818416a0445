import { GameScene } from '../scene/scene-base.ts'
import type { SceneServices } from '../scene/scene-services.ts'

const pause = 1200

/** Stands in for a scene whose start failed, for a moment, before it is tried again: most failures are a picture that did not arrive. */
export class BootFixScene extends GameScene {
  constructor(services: SceneServices) {
    super('boot fix', services)
  }

  protected override ready(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause)
      this.onEnd(() => clearTimeout(timer))
    })
  }

  protected build(): void {}
  protected arrange(): void {}
}
