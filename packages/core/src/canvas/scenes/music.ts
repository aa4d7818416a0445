import type { Services } from '../kit/services.ts'
import { StageScene } from '../kit/stage-scene.ts'

/** Makes the sounds ready. They are heard after the player's first touch, not before. */
export class MusicScene extends StageScene {
  constructor(services: Services) {
    super('music', services)
  }

  protected override ready(): Promise<void> {
    return this.services.sound.prepare()
  }

  protected build(): void {}
  protected arrange(): void {}
}
