import type { EngineServices } from '../scene/engine-services.ts'
import { GameScene } from '../scene/scene-base.ts'

const pause = 1200

/** Shown for a moment in place of a scene whose start failed, before it is tried again: most failures are a picture that did not load. */
export class BootFixScene extends GameScene {
  constructor(services: EngineServices) {
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
