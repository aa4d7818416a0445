import { expect, it, vi } from 'vitest'
import { keepBackdrop } from './canvas-backdrop.ts'

/** A canvas renderer that records which pictures it draws, and a scene with one picture in the background and one in front of it. */
function make() {
  const log: string[] = []
  const context = { setTransform: () => {}, drawImage: () => log.push('kept') }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
  const child = (name: string, depth: number) => ({ depth, renderCanvas: () => log.push(name) })
  const children = [child('sky', -100), child('hero', 5)]
  const renderer = {
    ...{ width: 600, height: 900, gameContext: context, currentContext: context },
    render: (_scene: unknown, shown: typeof children) => {
      for (const one of shown) one.renderCanvas()
    },
  }
  let now = 1000
  keepBackdrop(renderer as never, () => now)
  const camera = { matrixCombined: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 } }
  const scene = {}
  const frame = (ms: number, change: { scene?: object; width?: number; shake?: number } = {}) => {
    now += ms
    log.length = 0
    Object.assign(renderer, { width: change.width ?? 600 })
    const view = { matrixCombined: { ...camera.matrixCombined, e: change.shake ?? 0 } }
    ;(renderer.render as (...all: unknown[]) => void)(change.scene ?? scene, children, view)
    return log.join(' ')
  }
  return frame
}

it('draws the background every few frames only, and everything in front of it in each', () => {
  const frame = make()
  expect([frame(0), frame(16), frame(16)]).toEqual(['sky kept hero', 'kept hero', 'kept hero'])
  expect([frame(90), frame(16)]).toEqual(['sky kept hero', 'kept hero'])
})

it('draws the background again at once for another scene, another size and a shaking camera', () => {
  const frame = make()
  frame(0)
  const scene = {}
  expect([frame(1, { scene }), frame(1, { scene })]).toEqual(['sky kept hero', 'kept hero'])
  expect(frame(1, { scene, width: 390 })).toBe('sky kept hero')
  expect(frame(1, { scene, width: 390, shake: 3 })).toBe('sky kept hero')
})
