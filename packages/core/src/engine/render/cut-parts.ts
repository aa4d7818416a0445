import type { MovingParts } from '@skystair/contract'

export type PartName = keyof MovingParts

/** A rectangle of a picture, and the point of its edge that stays in place, in the picture's pixels. */
export interface CutPart {
  readonly name: PartName
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly seam: { readonly x: number; readonly y: number }
}

export interface Cut {
  /** The parts that move. */
  readonly parts: readonly CutPart[]
  /** The part that does not. */
  readonly rest: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Divides a picture into parts that move and one that does not: they cover it without a gap and without an overlap. */
export function cutParts({ wings = 0, flame = 0, tail = 0 }: MovingParts, width: number, height: number): Cut {
  const [side, top, bottom] = [(width * wings) / 100, (height * flame) / 100, (height * tail) / 100]
  const across = { x: side, width: width - 2 * side }
  const whole: CutPart[] = [
    { name: 'wings', x: 0, y: 0, width: side, height, seam: { x: side, y: height } },
    { name: 'wings', x: width - side, y: 0, width: side, height, seam: { x: width - side, y: height } },
    { name: 'flame', ...across, y: 0, height: top, seam: { x: width / 2, y: top } },
    { name: 'tail', ...across, y: height - bottom, height: bottom, seam: { x: width / 2, y: height - bottom } },
  ]
  return {
    parts: whole.filter((part) => part.width > 0 && part.height > 0),
    rest: { ...across, y: top, height: height - top - bottom },
  }
}

/** How a part is stretched at a time in milliseconds: across and along. What is at the seam stays there, so no gap appears. */
export const stretchAt: Readonly<Record<PartName, (time: number) => { readonly x: number; readonly y: number }>> = {
  wings: (time) => ({ x: 0.95 + 0.05 * Math.sin(time / 420), y: 1 }),
  flame: (time) => ({ x: 1, y: 1 + 0.04 * Math.sin(time / 170) + 0.02 * Math.sin(time / 71) }),
  tail: (time) => ({ x: 1, y: 0.98 + 0.03 * Math.sin(time / 560) }),
}
