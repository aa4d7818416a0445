import { expect, it } from 'vitest'
import { legible } from '../../../engine/render/legible.ts'
import { measure } from '../../../services/layout.ts'
import { fit, ownSite, sitesOf, standsTop, wordSize } from './layout.ts'

/** As `GameScene.view`, for a page of so many pixels. */
function viewOf(width: number, height: number) {
  const { stageLeft: left, scale, ...layout } = measure(width, height)
  return { view: { ...layout, left }, scale }
}
const pages = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1000, 500],
  [1440, 900],
] as const
/** Width of a digit of a sign in its size; a sign has at most eight letters. */
const digit = 0.56

it.each(pages)('keeps the signs of neighbouring rivals apart at %i × %i', (width, height) => {
  const { view, scale } = viewOf(width, height)
  const pixels = fit(view).scale * scale
  const sign = 8 * digit * wordSize * pixels * legible(wordSize * pixels)
  const xs = sitesOf(5).map(({ x }) => x * pixels)
  for (const [i, x] of xs.slice(1).entries()) expect(x - xs[i]!).toBeGreaterThan(sign)
})

it.each(pages)('shows the stands below the title, and the sign of the player above the buttons, at %i × %i', (width, height) => {
  const { view, scale } = viewOf(width, height)
  const { y, scale: own } = fit(view)
  expect((y + standsTop * own) * scale).toBeGreaterThan(44)
  expect(view.height * scale - (y + (ownSite.y + 50) * own) * scale).toBeGreaterThan(68)
})
