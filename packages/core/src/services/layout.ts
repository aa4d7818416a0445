import { makeAutoObservable } from 'mobx'

/** Width of the reference canvas in virtual units. */
const REFERENCE_WIDTH = 600
/** A viewport lower than this many times its width is a desktop. */
const DESKTOP_RATIO = 1.4
/** A low view, such as a phone held sideways, is under this many CSS pixels high, and at least `LOW_RATIO` times as wide. The style sheets repeat both. */
const LOW_HEIGHT = 560
const LOW_RATIO = 1.6

/**
 * Sizes of one game. `width` and `height` are the virtual units of the whole view; `stageLeft` and `stageWidth` bound the stage, the column in which
 * everything is that can be touched.
 */
export interface Measures {
  readonly width: number
  readonly height: number
  /** CSS pixels of one virtual unit. */
  readonly scale: number
  readonly stageLeft: number
  /** Always the reference width: the stage defines the scale. */
  readonly stageWidth: number
  readonly desktop: boolean
  /** There is more room at the sides than above and below. */
  readonly low: boolean
}

/**
 * Returns the sizes of a view of `cssWidth` × `cssHeight` CSS pixels: on a desktop the stage is min(600, height / 1.4) pixels wide and centred, else
 * it has the full width.
 */
export function measure(cssWidth: number, cssHeight: number): Measures {
  const w = Math.max(1, cssWidth)
  const h = Math.max(1, cssHeight)
  const desktop = h < DESKTOP_RATIO * w
  const stage = desktop ? Math.min(REFERENCE_WIDTH, h / DESKTOP_RATIO) : w
  const scale = stage / REFERENCE_WIDTH
  const width = w / scale
  return {
    width,
    height: h / scale,
    scale,
    stageLeft: (width - REFERENCE_WIDTH) / 2,
    stageWidth: REFERENCE_WIDTH,
    desktop,
    low: h < LOW_HEIGHT && w >= LOW_RATIO * h,
  }
}

/** The sizes of a mounted game, observable. */
export class Layout implements Measures {
  width = REFERENCE_WIDTH
  height = 900
  scale = 1
  stageLeft = 0
  stageWidth = REFERENCE_WIDTH
  desktop = false
  low = false
  /** CSS pixels at the lower edge of the page that the platform covers, with a banner. */
  covered = 0

  constructor() {
    makeAutoObservable(this)
  }

  /** Sets how many CSS pixels at the lower edge of the page are covered. */
  cover(cssHeight: number): void {
    this.covered = cssHeight
  }

  /** Sets the view's size in CSS pixels. */
  resize(cssWidth: number, cssHeight: number): void {
    Object.assign(this, measure(cssWidth, cssHeight))
  }
}
