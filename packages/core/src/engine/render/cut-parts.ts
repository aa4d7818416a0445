import type { MovingParts } from '@skystair/contract'

/** `still`: a part beside one that swings. */
export type PartName = 'wings' | 'flame' | 'tail' | 'swing' | 'still'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A rectangle of a picture, and the point of its edge that stays in place, in the picture's pixels. */
export interface CutPart extends Rectangle {
  readonly name: PartName
  readonly seam: { readonly x: number; readonly y: number }
}

export interface Cut {
  /** The parts that move. */
  readonly parts: readonly CutPart[]
  /** The part that does not. */
  readonly rest: Rectangle
}

/** Divides a picture into parts that move and one that does not: they cover it without a gap and without an overlap. */
export function cutParts({ wings = 0, flame = 0, tail = 0, swing }: MovingParts, width: number, height: number): Cut {
  if (swing) return cutSwing(swing, width, height)
  const [side, top, bottom] = [(width * wings) / 100, (height * flame) / 100, (height * tail) / 100]
  const across = { x: side, width: width - 2 * side }
  const whole: CutPart[] = [
    { name: 'wings', x: 0, y: 0, width: side, height, seam: { x: side, y: height } },
    { name: 'wings', x: width - side, y: 0, width: side, height, seam: { x: width - side, y: height } },
    { name: 'flame', ...across, y: 0, height: top, seam: { x: width / 2, y: top } },
    { name: 'tail', ...across, y: height - bottom, height: bottom, seam: { x: width / 2, y: height - bottom } },
  ]
  return { parts: whole.filter(isThere), rest: { ...across, y: top, height: height - top - bottom } }
}

const isThere = ({ width, height }: Rectangle) => width > 0 && height > 0

/** The side with the tail is cut off: the tail itself, and what is above and below it. */
function cutSwing({ box, at }: NonNullable<MovingParts['swing']>, width: number, height: number): Cut {
  const [left, top, wide, tall] = box
  const column = { x: (left * width) / 100, width: (wide * width) / 100 }
  const y = (top * height) / 100
  const bottom = ((top + tall) * height) / 100
  const seam = { x: (at[0] * width) / 100, y: (at[1] * height) / 100 }
  const whole: CutPart[] = [
    { name: 'swing', ...column, y, height: bottom - y, seam },
    { name: 'still', ...column, y: 0, height: y, seam },
    { name: 'still', ...column, y: bottom, height: height - bottom, seam },
  ]
  const rest = { x: left === 0 ? column.width : 0, y: 0, width: width - column.width, height }
  return { parts: whole.filter(isThere), rest }
}

/** How a part is drawn at a time in milliseconds: stretched across and along, and turned by so many radians. */
export interface Motion {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** What is at the seam stays there, so no gap appears. */
export const motionAt: Readonly<Record<PartName, (time: number) => Motion>> = {
  wings: (time) => ({ x: 0.95 + 0.05 * Math.sin(time / 420), y: 1, turn: 0 }),
  flame: (time) => ({ x: 1, y: 1 + 0.04 * Math.sin(time / 170) + 0.02 * Math.sin(time / 71), turn: 0 }),
  tail: (time) => ({ x: 1, y: 0.98 + 0.03 * Math.sin(time / 560), turn: 0 }),
  swing: (time) => ({ x: 1, y: 1, turn: 0.08 * Math.sin(time / 510) + 0.03 * Math.sin(time / 190) }),
  still: () => ({ x: 1, y: 1, turn: 0 }),
}
