import { expect, it } from 'vitest'
import { DrawnState } from './drawn-state.ts'

const picture = (change: object = {}) => ({
  visible: true,
  x: 0,
  y: 0,
  rotation: 0,
  scaleX: 1,
  scaleY: 1,
  alpha: 1,
  depth: 0,
  frame: {},
  ...change,
})

/** A game with one scene, which is active. */
function make(...list: object[]) {
  const camera = { zoom: 1, width: 600, height: 900, shakeEffect: { isRunning: false } }
  const scene = { sys: { isActive: () => true }, cameras: { main: camera }, children: { list } }
  const game = { scenes: [scene] } as never
  const state = new DrawnState()
  state.isNew(game)
  return { state, camera, list, isNew: () => state.isNew(game) }
}

it('is not new while nothing changes', () => {
  const { isNew } = make(picture(), { ...picture(), list: [picture()] })
  expect([isNew(), isNew()]).toEqual([false, false])
})

it.each([
  ['moves', { x: 1 }],
  ['fades', { alpha: 0.5 }],
  ['turns', { rotation: 0.1 }],
  ['gets another picture', { frame: {} }],
  ['gets another colour', { tintTopLeft: 0xff0000 }],
  ['says something else', { text: 'Hello' }],
  ['disappears', { visible: false }],
  ['shows another part', { isCropped: true, _crop: { x: 0, y: 0, width: 5, height: 5 } }],
] as const)('is new once after something %s, also inside a layer', (_, change) => {
  for (const inside of [(part: object) => part, (part: object) => ({ ...picture(), list: [part] })]) {
    const part = picture()
    const { isNew } = make(inside(part))
    Object.assign(part, change)
    expect([isNew(), isNew()]).toEqual([true, false])
  }
})

it('is new when something comes, goes, or is drawn in another order', () => {
  const [a, b] = [picture(), picture()]
  const { list, isNew } = make(a)
  list.push(b)
  expect([isNew(), isNew()]).toEqual([true, false])
  list.reverse()
  expect(isNew()).toBe(true)
  list.pop()
  expect(isNew()).toBe(true)
})

it('is not new for what nobody sees: the end of an easing, and what is invisible', () => {
  const [eased, hidden] = [picture(), picture({ visible: false })]
  const { isNew } = make(eased, hidden)
  Object.assign(eased, { x: 0.001 })
  Object.assign(hidden, { x: 100 })
  expect(isNew()).toBe(false)
})

it('adds up small differences until they are visible', () => {
  const slow = picture()
  const { isNew } = make(slow)
  const seen = Array.from({ length: 8 }, () => {
    Object.assign(slow, { x: slow.x + 0.0005 })
    return isNew()
  })
  expect(seen).toContain(true)
  expect(seen).toContain(false)
})

it('is always new while particles are alive or the camera shakes', () => {
  const { camera, isNew } = make(picture())
  camera.shakeEffect.isRunning = true
  expect([isNew(), isNew()]).toEqual([true, true])
  const alive = make(picture({ alive: 3 }))
  expect([alive.isNew(), alive.isNew()]).toEqual([true, true])
})

it('is new after another size, and after what was drawn is lost', () => {
  const { camera, state, isNew } = make(picture())
  camera.width = 390
  expect([isNew(), isNew()]).toEqual([true, false])
  state.forget()
  expect([isNew(), isNew()]).toEqual([true, false])
})
