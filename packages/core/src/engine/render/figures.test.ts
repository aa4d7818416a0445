import { afterEach, expect, it, vi } from 'vitest'
import type { GameScene } from '../scene/scene-base.ts'
import { figures } from './figures.ts'

afterEach(() => vi.unstubAllGlobals())

/** A scene with as much of Phaser as figures need: painted pictures by name, and images that tell when they go. */
function stage() {
  const kept = new Map<string, { customData: object }>()
  const image = ({ frame }: { frame: string }) => {
    const ends: (() => void)[] = []
    return {
      frame: kept.get(frame),
      setScale() {
        return this
      },
      once: (_: string, end: () => void) => ends.push(end),
      destroy: () => {
        for (const end of ends) end()
      },
    }
  }
  const painted = {
    keep: (key: string, paint: () => unknown) => {
      if (!kept.has(key)) kept.set(key, { customData: { ...(paint() as object) } })
      return { frame: key }
    },
    drop: (key: string) => kept.delete(key),
  }
  const scene = { image, services: { painted, pace: { pixels: 1 } } }
  return { kept, scene: scene as unknown as GameScene }
}

it('paints the same figures once, and keeps their picture until the last of them goes', () => {
  const told: string[] = []
  const context = {
    measureText: () => ({ width: 20, actualBoundingBoxAscent: 10, actualBoundingBoxDescent: 0 }),
    strokeText: () => {},
    fillText: (text: string) => told.push(text),
  }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
  const { kept, scene } = stage()
  const style = { font: 'serif', colour: '#fff', stroke: '#000', thick: 3 }
  const [first, second] = [figures(scene, '12', 20, style), figures(scene, '12', 20, style)]
  figures(scene, '13', 20, style)
  expect(told).toEqual(['12', '13'])
  first.destroy()
  expect(kept.size).toBe(2)
  second.destroy()
  expect([...kept.keys()].some((key) => key.includes('12'))).toBe(false)
  expect(kept.size).toBe(1)
})
