import type { MovingParts } from '@skystair/contract'
import { expect, it } from 'vitest'
import type { GameScene } from '../scene/scene-base.ts'
import { MovingFigure } from './moving-figure.ts'
import type { Picture } from './picture.ts'

/** As much of a picture as moving its parts needs. */
class FakePicture {
  frame = { name: 'creature/test', width: 100, height: 100 }
  texture = { key: 'creatures' }
  x = 10
  y = 20
  scaleX = 2
  scaleY = 2
  originX = 0.5
  originY = 1
  alpha = 0.45
  rotation = 0
  visible = true
  crop: readonly number[] | null = null
  setVisible = (visible: boolean) => Object.assign(this, { visible })
  setCrop = (...crop: number[]) => Object.assign(this, { crop: crop.length > 0 ? crop : null })
  setTexture = () => this
  setOrigin = (originX: number, originY: number) => Object.assign(this, { originX, originY })
  setPosition = (x: number, y: number) => Object.assign(this, { x, y })
  setRotation = (rotation: number) => Object.assign(this, { rotation })
  setScale = (scaleX: number, scaleY: number) => Object.assign(this, { scaleX, scaleY })
  setAlpha = (alpha: number) => Object.assign(this, { alpha })
}

function moving(moves: MovingParts = { wings: 30 }, figure = new FakePicture()) {
  const made: FakePicture[] = []
  const image = () => {
    const picture = new FakePicture()
    made.push(picture)
    return picture
  }
  const parts = new MovingFigure({ image } as unknown as GameScene, figure as unknown as Picture, moves)
  return { figure, made, parts }
}

it('cuts the wings out of the picture and stretches them, as pale as the picture, from where they meet it', () => {
  const { figure, made, parts } = moving()
  parts.update(0)
  expect(figure.crop).toEqual([30, 0, 40, 100])
  expect(made.map(({ crop, x, y, alpha, visible }) => [crop, x, y, alpha, visible])).toEqual([
    [[0, 0, 30, 100], expect.closeTo(10 - 40, 6), 20, 0.45, true],
    [[70, 0, 30, 100], expect.closeTo(10 + 40, 6), 20, 0.45, true],
  ])
  const before = made[0]!.scaleX
  parts.update(700)
  expect(made[0]!.scaleX).not.toBe(before)
  expect(made[0]!.scaleY).toBe(2)
})

it('shows the whole picture at rest, as it was', () => {
  const { figure, made, parts } = moving()
  parts.rest()
  expect(figure.crop).toBeNull()
  parts.update(0)
  parts.rest()
  expect([figure.crop, made.map(({ visible }) => visible)]).toEqual([null, [false, false]])
})

it('cuts again when the picture has another frame', () => {
  const { figure, parts } = moving()
  parts.update(0)
  figure.frame = { name: 'creature/other', width: 200, height: 200 }
  parts.update(16)
  expect(figure.crop).toEqual([60, 0, 80, 200])
})

it('swings a tail about the point from which it hangs', () => {
  const { figure, made, parts } = moving({ swing: { box: [0, 40, 20, 20], at: [20, 50] } })
  parts.update(800)
  expect(figure.crop).toEqual([20, 0, 80, 100])
  const [tail, above] = made
  expect([tail!.originX, tail!.originY, tail!.crop]).toEqual([0.2, 0.5, [0, 40, 20, 20]])
  expect(tail!.rotation).not.toBe(0)
  expect(above!.rotation).toBe(0)
})

it('closes the eyes for a moment: the skin below covers them, and the eye becomes a line', () => {
  const figure = Object.assign(new FakePicture(), { alpha: 1 })
  const { made, parts } = moving({ eyes: [[20, 30, 10, 10]] }, figure)
  parts.update(2000)
  expect(made.map(({ visible }) => visible)).toEqual([false, false])
  expect(figure.crop).toBeNull()
  parts.update(4300 + 85)
  const [skin, eye] = made
  expect([skin!.visible, eye!.visible]).toEqual([true, true])
  // Skin from 40 to 46, stretched upwards until it covers the eye from 30 to 40.
  expect([skin!.crop, skin!.originY]).toEqual([[20, 40, 10, 6], 0.46])
  expect(skin!.scaleY / figure.scaleY).toBeCloseTo(16 / 6)
  expect(eye!.crop).toEqual([20, 30, 10, 10])
  expect(eye!.scaleY / figure.scaleY).toBeCloseTo(0.18)
  parts.update(4300 + 171)
  expect(made.map(({ visible }) => visible)).toEqual([false, false])
})

it('does not blink at rest, nor while it is pale', () => {
  const figure = Object.assign(new FakePicture(), { alpha: 1 })
  const { made, parts } = moving({ eyes: [[20, 30, 10, 10]] }, figure)
  parts.update(4385)
  parts.rest()
  expect(made.map(({ visible }) => visible)).toEqual([false, false])
  figure.alpha = 0.45
  parts.update(4385)
  expect(made.map(({ visible }) => visible)).toEqual([false, false])
})
