import type { Game, GameObjects, Scene } from 'phaser'

/** Differences below this are not visible: of an alpha, of a scale, or of a place in virtual units. */
const LEAST = 1 / 512

/** What scenes show: pictures, texts, layers of them, and particles. */
type Shown = GameObjects.Image &
  Partial<Pick<GameObjects.Text, 'text' | 'style'>> &
  Partial<Pick<GameObjects.Container, 'list'>> & {
    /** Of particles: how many are alive. */
    readonly alive?: number
    /** The visible part, if it is cropped. */
    readonly _crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  }

/** Remembers what the last drawn frame consisted of, so that an equal frame need not be drawn again. */
export class DrawnState {
  #drawn: unknown[] = []
  #now: unknown[] = []
  /** Something moves in a way that is not looked at. */
  #moves = true

  /** Makes the next frame count as different: what was drawn is lost, or the pixels of a picture have changed. */
  forget(): void {
    this.#drawn.length = 0
  }

  /** Returns whether the scenes differ visibly from what they were when it last returned true. */
  isNew({ scenes }: Pick<Game['scene'], 'scenes'>): boolean {
    this.#now.length = 0
    this.#moves = false
    for (const scene of scenes) if (scene.sys.isActive()) this.#look(scene)
    const [now, drawn] = [this.#now, this.#drawn]
    if (!this.#moves && now.length === drawn.length && now.every((value, i) => isSame(value, drawn[i]))) return false
    this.#now = drawn
    this.#drawn = now
    return true
  }

  #look(scene: Scene): void {
    const { main } = scene.cameras
    this.#moves ||= main.shakeEffect.isRunning
    this.#now.push(scene, main.zoom, main.width, main.height)
    for (const child of scene.children.list) this.#add(child as Shown)
  }

  #add(shown: Shown): void {
    if (!shown.visible || shown.alpha === 0) return
    const { x, y, rotation, scaleX, scaleY, alpha, depth, list } = shown
    this.#now.push(shown, x, y, rotation, scaleX, scaleY, alpha, depth)
    if (list) {
      for (const part of list) this.#add(part as Shown)
      return
    }
    this.#moves ||= (shown.alive ?? 0) > 0
    const { frame, tintMode, tintTopLeft, tintBottomLeft, tintBottomRight, flipX, originX, originY, text, style, isCropped, _crop } = shown
    this.#now.push(frame, tintMode, tintTopLeft, tintBottomLeft, tintBottomRight, flipX, originX, originY, text, style?.color)
    if (isCropped && _crop) this.#now.push(_crop.x, _crop.y, _crop.width, _crop.height)
  }
}

const isSame = (a: unknown, b: unknown) => a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) < LEAST)
