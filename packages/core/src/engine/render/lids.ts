import type { PictureBox } from '@skystair/contract'

/** Two rectangles of a picture with the same left edge and width, in its pixels: an eye, and the skin directly below it. */
export interface Lid {
  readonly x: number
  readonly width: number
  readonly eye: { readonly y: number; readonly height: number }
  readonly skin: { readonly y: number; readonly height: number }
}

/** Height of the skin that is drawn over an eye, in heights of the eye. */
const skinHeight = 0.6

export const cutLids = (eyes: readonly PictureBox[], width: number, height: number): Lid[] =>
  eyes.map(([left, top, wide, tall]) => {
    const [y, high] = [(top * height) / 100, (tall * height) / 100]
    return {
      x: (left * width) / 100,
      width: (wide * width) / 100,
      eye: { y, height: high },
      skin: { y: y + high, height: Math.min(high * skinHeight, height - y - high) },
    }
  })

/** Between two blinks, and a blink itself, in milliseconds. */
const pause = 4300
const blink = 170
/** A closed eye is a line of so much of its height, nearer to its lower edge. */
const line = 0.18
export const lineAt = 0.62

/** How high an eye is drawn at a time, 1 for open. */
export function openAt(time: number): number {
  const since = time % pause
  return since >= blink ? 1 : 1 - (1 - line) * Math.sin((Math.PI * since) / blink)
}
