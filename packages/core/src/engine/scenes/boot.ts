import type { EngineServices } from '../scene/engine-services.ts'
import { fonts, GameScene } from '../scene/scene-base.ts'

const fontWait = 3000

/** The first scene: waits for the canvas fonts, so that no number is drawn in a fallback font. */
export class BootScene extends GameScene {
  constructor(services: EngineServices) {
    super('boot', services)
  }

  protected override async ready(): Promise<void> {
    this.engine.textures.sparksKey()
    const loads = Object.values(fonts).map((family) => document.fonts.load(`bold 16px ${family}`, '0Яя'))
    // The game must start even if a font never loads.
    await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, fontWait))])
  }

  protected build(): void {}
  protected arrange(): void {}
}
