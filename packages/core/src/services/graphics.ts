import { makeAutoObservable } from 'mobx'

export type RendererKind = 'WEBGL' | 'CANVAS'
/** Why the renderer is used: the browser has no WebGL, computes it without a graphics card, or has a card. */
export type DrawingReason = 'NO_WEBGL' | 'SOFTWARE' | 'CARD'

/** What draws the canvas of this game, and why: kept for support. */
export class Graphics {
  renderer: RendererKind | null = null
  reason: DrawingReason | null = null
  /** The name that the browser's renderer gives itself. */
  device: string | null = null

  constructor() {
    makeAutoObservable(this)
  }

  set(change: Partial<Pick<Graphics, 'renderer' | 'reason' | 'device'>>): void {
    Object.assign(this, change)
  }

  /** All of it in one line, in no language. Empty before there is a canvas. */
  get summary(): string {
    return [this.renderer, this.reason, this.device].filter((part) => part !== null).join(' · ')
  }
}
