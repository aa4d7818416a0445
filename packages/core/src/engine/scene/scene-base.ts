import type { Scene as SceneName } from '@skystair/contract/enums'
import { reaction } from 'mobx'
import { type GameObjects, Scene } from 'phaser'
import type { SparkName } from '../paint/sparks.ts'
import { Layer, type LayerPart } from '../render/layer.ts'
import { lit } from '../render/lit.ts'
import { Picture } from '../render/picture.ts'
import type { FrameAt } from '../texture/art.ts'
import type { PaintedName } from '../texture/painted.ts'
import type { SceneServices } from './scene-services.ts'

/** Fonts of the canvas: the same families as in the rest of the page, loaded by whoever mounts. */
export const fonts = {
  title: '"Ruslan Display", serif',
  body: 'Philosopher, serif',
  number: '"Onest Variable", Onest, sans-serif',
} as const

type Stop = () => void

/** An empty picture. */
export const nothing: FrameAt = { texture: '__DEFAULT', frame: '__BASE' }

/** A scene measured in virtual units. `build` makes its things once, `arrange` places them whenever the view changes. */
export abstract class GameScene extends Scene {
  readonly services: SceneServices
  readonly #stops: Stop[] = []

  readonly name: SceneName

  constructor(name: SceneName, services: SceneServices) {
    super(name)
    this.name = name
    this.services = services
  }

  /** What must be there before `build`: pictures, as a rule. */
  protected ready(): Promise<void> {
    return Promise.resolve()
  }
  /** Loads the atlases that this scene cannot do without. */
  protected async loadAtlases(progress?: (part: number) => void): Promise<void> {
    await this.services.art.load((await this.root.areas.scene(this.name)?.atlases(this.root)) ?? [], progress)
  }
  protected abstract build(): void
  protected abstract arrange(): void

  create(): void {
    this.cameras.main.setOrigin(0, 0)
    this.standing = false
    const end = () => {
      this.events.off('shutdown', end).off('destroy', end)
      for (const stop of this.#stops.splice(0)) stop()
    }
    // A game that is taken down doesn't shut its scenes first.
    this.events.once('shutdown', end).once('destroy', end)
    this.ready()
      .then(() => {
        // The scene may have ended meanwhile.
        if (!this.sys.isActive()) return
        this.build()
        this.standing = true
        this.#fit()
        this.services.stands(this.name)
      })
      .catch((error: unknown) => this.services.stands(this.name, error))
  }

  /** True once `build` has run: before that there is nothing to move. */
  protected standing = false

  #fit(): void {
    const { layout } = this.root
    this.watch(
      () => [layout.width, layout.height, layout.scale, this.root.preferences.quality],
      () => {
        this.cameras.main.setSize(this.scale.width, this.scale.height).setZoom(this.services.pace.pixels)
        this.arrange()
      },
    )
  }

  get root(): SceneServices['root'] {
    return this.services.root
  }

  /** Size of the view and the stage's left edge, in virtual units. */
  get view(): { width: number; height: number; left: number } {
    const { width, height, stageLeft } = this.root.layout
    return { width, height, left: stageLeft }
  }

  /** True where motion is to be kept to what tells something: nothing breathes, drifts, hops or shakes then. */
  get still(): boolean {
    return this.root.ui.reducedMotion
  }

  /** Does `effect` now and after every change of what `look` reads, until the scene ends. */
  watch<T>(look: () => T, effect: (value: T) => void): void {
    const equals = (a: unknown, b: unknown) =>
      a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, i) => value === b[i]))
    this.#stops.push(reaction(look, effect, { fireImmediately: true, equals }))
  }

  onEnd(stop: Stop): void {
    this.#stops.push(stop)
  }

  /** A picture of an atlas, `width` virtual units wide with its own proportions; an unloaded frame is an empty picture. */
  picture(frame: string, width: number): Picture {
    return this.dress(this.image(nothing), frame, width)
  }

  image({ texture, frame }: FrameAt): Picture {
    return this.add.existing(new Picture(this, 0, 0, texture, frame))
  }

  /** One of the small painted lights and bits. */
  spark(name: SparkName): Picture {
    return this.image({ texture: this.services.painted.sparks(), frame: name })
  }

  /** What moves together. */
  board(parts: readonly LayerPart[] = []): Layer {
    return this.add.existing(new Layer(this, [...parts]))
  }

  /** Gives a picture another frame at a width. */
  dress(image: Picture, frame: string, width: number): Picture {
    const found = this.services.art.find(frame)
    if (found) image.setTexture(found.texture, found.frame).setScale(width / image.frame.realWidth)
    return image
  }

  /** A painted texture as a picture of a size in virtual units. */
  painted(name: PaintedName, width: number, height: number): Picture {
    return this.image(this.services.painted.get(name)).setDisplaySize(width, height)
  }

  /** A plain area: a picture too, so that it is drawn along with the others. */
  block(width: number, height: number, colour: number, alpha = 1): Picture {
    return this.painted('white', width, height).setTint(colour).setAlpha(alpha)
  }

  /** A soft light, added onto what is below. */
  glow(colour: number, size: number, alpha: number): Picture {
    return lit(this.painted('glow', size, size))
      .setTint(colour)
      .setAlpha(alpha)
  }

  /** Text that stays sharp at this view's resolution. */
  label(text: string, size: number, style: Partial<GameObjects.TextStyle> & Record<string, unknown> = {}): GameObjects.Text {
    return this.add
      .text(0, 0, text, { fontFamily: fonts.number, fontStyle: 'bold', fontSize: `${size}px`, color: '#fff3d6', ...style })
      .setOrigin(0.5)
      .setResolution(Math.min(2, Math.max(1, this.services.pace.pixels)))
  }
}
