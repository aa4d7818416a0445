/** Every picture is baked in four sizes, for canvases 450, 500, 600 and 768 px wide. */
export const QUALITIES = ['lowest', 'low', 'standard', 'high'] as const

export type Quality = (typeof QUALITIES)[number]
/** Width of a picture in pixels, per quality. */
export type Widths = Record<Quality, number>

const widths = (lowest: number, low: number, standard: number, high: number): Widths => ({ lowest, low, standard, high })

export const CREATURE = widths(96, 112, 128, 192)
export const ITEM = widths(48, 64, 80, 96)
export const PORTRAIT = widths(192, 216, 256, 320)
/** A creature shown alone. */
export const LARGE = widths(240, 256, 320, 448)
/** A painting behind a place: soft enough to be shown larger. */
export const SCENE_WIDTHS = widths(360, 400, 480, 600)

/** Returns widths in proportion to the canvas, from the width on STANDARD. */
export const scaled = (standard: number): Widths =>
  widths(Math.round(standard * 0.75), Math.round((standard * 5) / 6), standard, Math.round(standard * 1.28))
