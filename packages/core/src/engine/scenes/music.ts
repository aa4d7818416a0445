import { whenIdle } from '../../services/when-idle.ts'
import { GameScene } from '../scene/scene-base.ts'
import type { SceneServices } from '../scene/scene-services.ts'

/** Brings the sounds once the first scene is looked at and the browser is idle. They are heard after the player's first touch, not before. */
export class MusicScene extends GameScene {
  constructor(services: SceneServices) {
    super('music', services)
  }

  protected override async ready(): Promise<void> {
    await new Promise<void>((resolve) => this.onEnd(whenIdle(resolve)))
    await this.services.sound.prepare()
  }

  /** All is done then: a scene that goes on is asked in every frame whether there is anything of it to see. */
  protected build(): void {
    this.scene.stop()
  }
  protected arrange(): void {}
}
