import type { Scene as SceneName } from '@skystair/contract/enums'
import { reaction } from 'mobx'
import { type GameObjects, Scene } from 'phaser'
import type { SparkName } from '../paint/sparks.ts'
import { Layer, type LayerPart } from '../render/layer.ts'
import { lit } from '../render/lit.ts'
import { Picture } from '../render/picture.ts'
import type { FrameRef } from '../texture/art.ts'
import type { ProceduralTextureName } from '../texture/procedural-textures.ts'
import type { EngineServices } from './engine-services.ts'

/** Fonts of the canvas: the same families as in the rest of the page, which registers them. */
export const fonts = {
  title: '"Ruslan Display", serif',
  body: 'Philosopher, serif',
  number: '"Onest Variable", Onest, sans-serif',
} as const

type Stop = () => void

/** The frame of an empty picture. */
export const emptyFrame: FrameRef = { texture: '__DEFAULT', frame: '__BASE' }

/** A scene measured in virtual units. `build` creates its objects once, `arrange` places them whenever the view changes. */
export abstract class GameScene extends Scene {
  readonly engine: EngineServices
  readonly #stops: Stop[] = []

  readonly name: SceneName

  constructor(name: SceneName, services: EngineServices) {
    super(name)
    this.name = name
    this.engine = services
  }

  /** What must be loaded before `build`, usually pictures. */
  protected ready(): Promise<void> {
    return Promise.resolve()
  }
  /** Loads the atlases that this scene needs. */
  protected async loadAtlases(progress?: (part: number) => void): Promise<void> {
    await this.engine.art.load((await this.services.areas.scene(this.name)?.atlases(this.services)) ?? [], progress)
  }
  protected abstract build(): void
  protected abstract arrange(): void

  create(): void {
    this.cameras.main.setOrigin(0, 0)
    this.isBuilt = false
    const end = () => {
      this.events.off('shutdown', end).off('destroy', end)
      for (const stop of this.#stops.splice(0)) stop()
    }
    // A game that is destroyed doesn't shut down its scenes first.
    this.events.once('shutdown', end).once('destroy', end)
    this.ready()
      .then(() => {
        // The scene may have ended meanwhile.
        if (!this.sys.isActive()) return
        this.build()
        this.isBuilt = true
        this.#fit()
        this.engine.onSceneReady(this.name)
      })
      .catch((error: unknown) => this.engine.onSceneReady(this.name, error))
  }

  /** True once `build` has run: before that there is nothing to update. */
  protected isBuilt = false

  #fit(): void {
    const { layout } = this.services
    this.watch(
      () => [layout.width, layout.height, layout.scale, this.services.graphics.quality],
      () => {
        this.cameras.main.setSize(this.scale.width, this.scale.height).setZoom(this.engine.quality.pixels)
        this.arrange()
      },
    )
  }

  get services(): EngineServices['services'] {
    return this.engine.services
  }

  /** Size of the view and left edge of the stage, in virtual units. */
  get view(): { width: number; height: number; left: number; low: boolean } {
    const { width, height, stageLeft, low } = this.services.layout
    return { width, height, left: stageLeft, low }
  }

  /** True if the player wants reduced motion: decorative motion (breathing, drifting, hopping, shaking) stops. */
  get still(): boolean {
    return this.services.ui.reducedMotion
  }

  /** Runs `effect` now and after every change of what `look` reads, until the scene ends. Arrays are compared by their items. */
  watch<T>(look: () => T, effect: (value: T) => void): void {
    const equals = (a: unknown, b: unknown) =>
      a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, i) => value === b[i]))
    this.#stops.push(reaction(look, effect, { fireImmediately: true, equals }))
  }

  onEnd(stop: Stop): void {
    this.#stops.push(stop)
  }

  /** A picture from an atlas, `width` virtual units wide, with its own proportions. Empty while its atlas isn't loaded. */
  picture(frame: string, width: number): Picture {
    return this.setFrame(this.image(emptyFrame), frame, width)
  }

  image({ texture, frame }: FrameRef): Picture {
    return this.add.existing(new Picture(this, 0, 0, texture, frame))
  }

  /** One of the small particle sprites. */
  spark(name: SparkName): Picture {
    return this.image({ texture: this.engine.textures.sparksKey(), frame: name })
  }

  /** A container of pictures that move together. */
  layer(parts: readonly LayerPart[] = []): Layer {
    return this.add.existing(new Layer(this, [...parts]))
  }

  /** Gives a picture another frame at a width in virtual units. */
  setFrame(image: Picture, frame: string, width: number): Picture {
    const found = this.engine.art.find(frame)
    if (found) image.setTexture(found.texture, found.frame).setScale(width / image.frame.realWidth)
    return image
  }

  /** A procedural texture as a picture of a size in virtual units. */
  procedural(name: ProceduralTextureName, width: number, height: number): Picture {
    return this.image(this.engine.textures.get(name)).setDisplaySize(width, height)
  }

  /** A filled rectangle: a picture too, so that it is drawn in the same batch. */
  block(width: number, height: number, colour: number, alpha = 1): Picture {
    return this.procedural('white', width, height).setTint(colour).setAlpha(alpha)
  }

  /** A soft light, added onto what is below. */
  glow(colour: number, size: number, alpha: number): Picture {
    return lit(this.procedural('glow', size, size))
      .setTint(colour)
      .setAlpha(alpha)
  }

  /** Text that stays sharp at the view's resolution. */
  label(text: string, size: number, style: Partial<GameObjects.TextStyle> & Record<string, unknown> = {}): GameObjects.Text {
    return this.add
      .text(0, 0, text, { fontFamily: fonts.number, fontStyle: 'bold', fontSize: `${size}px`, color: '#fff3d6', ...style })
      .setOrigin(0.5)
      .setResolution(Math.min(2, Math.max(1, this.engine.quality.pixels)))
  }
}
