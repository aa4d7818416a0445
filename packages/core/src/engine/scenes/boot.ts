import { fonts, GameScene } from '../scene/scene-base.ts'
import type { SceneServices } from '../scene/scene-services.ts'

const fontWait = 3000

/** The first scene: waits for the fonts that the canvas writes with, so that no number is ever drawn in another. */
export class BootScene extends GameScene {
  constructor(services: SceneServices) {
    super('boot', services)
  }

  protected override async ready(): Promise<void> {
    this.services.painted.sparks()
    const loads = Object.values(fonts).map((family) => document.fonts.load(`bold 16px ${family}`, '0Яя'))
    // A font that never comes must not keep anybody from playing.
    await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, fontWait))])
  }

  protected build(): void {}
  protected arrange(): void {}
}
