import { makeAutoObservable } from 'mobx'
import type { LocalKeys } from './local.ts'
import type { Preferences, ResolvedQuality } from './preferences.ts'

export type RendererKind = 'WEBGL' | 'CANVAS'
/**
 * Why the renderer is used: the browser has no WebGL, computes it without a graphics card, has a card, or has drawn too few frames on this device with the
 * other renderer.
 */
export type DrawingReason = 'NO_WEBGL' | 'SOFTWARE' | 'CARD' | 'FRAMES'

const levels = ['LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const satisfies readonly ResolvedQuality[]

/** Below so many frames a second the quality falls; from so many on it may rise again. */
const FEW = 26
const MANY = 50
/** Below so many frames a second in the lowest quality, another renderer is tried. */
const TOO_FEW = 15
/** After so many measurements in a row it falls or rises; each is some two seconds of drawing. */
const FALLS = 2
const RISES = 15

/** What draws the canvas of this game, and why: kept for support. Follows the frames that are drawn, with the quality AUTO. */
export class Graphics {
  renderer: RendererKind | null = null
  reason: DrawingReason | null = null
  /** The name that the browser's renderer gives itself. */
  device: string | null = null
  /** Frames a second, as last measured. */
  rate: number | null = null
  /** The highest quality that is drawn fast enough; pictures may be those of a higher one. */
  limit: ResolvedQuality
  /** True once the canvas shall be drawn by the other renderer, from the next scene on. */
  changes = false
  readonly #local: LocalKeys
  readonly #preferences: Preferences
  #few = 0
  #many = 0
  #tooFew = 0
  /** Measurements before the quality rises: twice as many after each rise that did not last. */
  #patience = RISES
  #rose = false

  constructor({ local, preferences }: { readonly local: LocalKeys; readonly preferences: Preferences }) {
    this.#local = local
    this.#preferences = preferences
    this.limit = levels.find((level) => level === local.get('drawing')) ?? 'HIGH'
    makeAutoObservable(this)
  }

  /** The quality in which the canvas is drawn. */
  get quality(): ResolvedQuality {
    const { quality, qualityChoice } = this.#preferences
    return qualityChoice === 'AUTO' && levels.indexOf(this.limit) < levels.indexOf(quality) ? this.limit : quality
  }

  /** Takes the renderer's name and what would be chosen for it. Returns the renderer for this game: the one that drew more frames on this device before, if known. */
  choose(device: string | null, renderer: RendererKind, reason: DrawingReason): RendererKind {
    const { kind, name } = this.#remembered
    const isKnown = reason === 'CARD' && kind !== null && name === device
    Object.assign(this, isKnown ? { renderer: kind, reason: 'FRAMES', device } : { renderer, reason, device })
    this.changes = false
    this.#few = this.#many = this.#tooFew = 0
    return isKnown ? kind : renderer
  }

  /** Takes the frames a second of some seconds. */
  measured(rate: number): void {
    this.rate = Math.round(rate)
    this.#few = rate < FEW ? this.#few + 1 : 0
    this.#many = rate >= MANY ? this.#many + 1 : 0
    const isLowest = this.quality === 'LOWEST' || this.#preferences.qualityChoice !== 'AUTO'
    this.#tooFew = isLowest && rate < TOO_FEW ? this.#tooFew + 1 : 0
    if (this.#tooFew >= FALLS) this.#tryOther(rate)
    if (this.#preferences.qualityChoice !== 'AUTO') return
    if (this.#few >= FALLS) this.#step(-1)
    else if (this.#many >= this.#patience) this.#step(1)
  }

  #step(by: -1 | 1): void {
    this.#few = this.#many = 0
    const next = levels[levels.indexOf(this.quality) + by]
    if (!next || levels.indexOf(next) > levels.indexOf(this.#preferences.quality)) return
    if (by < 0 && this.#rose) this.#patience *= 2
    this.#rose = by > 0
    this.limit = next
    this.#local.set('drawing', next)
  }

  /** WebGL is left for a canvas; if that draws no more frames, WebGL is used again, and for good. */
  #tryOther(rate: number): void {
    this.#tooFew = 0
    if (this.reason !== 'CARD' && this.reason !== 'FRAMES') return
    const { kind, rate: before } = this.#remembered
    if (kind === null) this.#remember('CANVAS', rate)
    else if (kind === 'CANVAS' && this.renderer === 'CANVAS' && rate <= before) this.#remember('WEBGL', rate)
    else return
    this.changes = true
  }

  #remember(kind: RendererKind, rate: number): void {
    this.#local.set('renderer', `${kind} ${rate.toFixed(1)} ${this.device}`)
  }

  /** What drew more frames on this device: the renderer, the frames a second of the other one, and the device's name at that time. */
  get #remembered(): { kind: RendererKind | null; rate: number; name: string } {
    const [, kind, rate, name = ''] = /^(WEBGL|CANVAS) ([\d.]+) (.*)$/s.exec(this.#local.get('renderer') ?? '') ?? []
    return { kind: (kind as RendererKind | undefined) ?? null, rate: Number(rate), name }
  }

  /** All of it in one line, in no language. Empty before there is a canvas. */
  get summary(): string {
    const { renderer, reason, rate, device } = this
    return renderer ? [renderer, reason, this.quality, rate === null ? null : `${rate} fps`, device].filter(Boolean).join(' · ') : ''
  }
}
