/** The least size of words on the canvas, in CSS pixels, and how much larger they may become for it. */
const LEAST_WORDS = 12
const MOST_LARGER = 1.5

/** How much larger words must be drawn whose letters would be `pixels` CSS pixels high. */
export const legible = (pixels: number): number => Math.max(1, Math.min(MOST_LARGER, LEAST_WORDS / pixels))
