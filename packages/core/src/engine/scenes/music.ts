import { whenIdle } from '../../services/when-idle.ts'
import type { EngineServices } from '../scene/engine-services.ts'
import { GameScene } from '../scene/scene-base.ts'

/** Loads the sounds once the first scene is shown and the browser is idle. They are heard only after the player's first gesture. */
export class MusicScene extends GameScene {
  constructor(services: EngineServices) {
    super('music', services)
  }

  protected override async ready(): Promise<void> {
    await new Promise<void>((resolve) => this.onEnd(whenIdle(resolve)))
    await this.engine.sound.prepare()
  }

  /** Nothing is left to do. It is stopped, because Phaser checks in every frame whether a running scene is visible. */
  protected build(): void {
    this.scene.stop()
  }
  protected arrange(): void {}
}
