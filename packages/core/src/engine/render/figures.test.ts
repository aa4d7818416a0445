import { afterEach, expect, it, vi } from 'vitest'
import type { GameScene } from '../scene/scene-base.ts'
import { figures } from './figures.ts'

afterEach(() => vi.unstubAllGlobals())

/** A scene with as much of Phaser as `figures` needs: textures by name, and images that report their end. */
function fakeScene() {
  const stored = new Map<string, { customData: object }>()
  const image = ({ frame }: { frame: string }) => {
    const ends: (() => void)[] = []
    return {
      frame: stored.get(frame),
      setScale() {
        return this
      },
      once: (_: string, end: () => void) => ends.push(end),
      destroy: () => {
        for (const end of ends) end()
      },
    }
  }
  const textures = {
    getOrPaint: (key: string, paint: () => unknown) => {
      if (!stored.has(key)) stored.set(key, { customData: { ...(paint() as object) } })
      return { frame: key }
    },
    remove: (key: string) => stored.delete(key),
  }
  const scene = { image, engine: { textures, quality: { pixels: 1 } } }
  return { stored, scene: scene as unknown as GameScene }
}

it('paints equal figures once, and keeps their texture until the last of them is destroyed', () => {
  const written: string[] = []
  const context = {
    measureText: () => ({ width: 20, actualBoundingBoxAscent: 10, actualBoundingBoxDescent: 0 }),
    strokeText: () => {},
    fillText: (text: string) => written.push(text),
  }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
  const { stored, scene } = fakeScene()
  const style = { font: 'serif', colour: '#fff', stroke: '#000', thick: 3 }
  const [first, second] = [figures(scene, '12', 20, style), figures(scene, '12', 20, style)]
  figures(scene, '13', 20, style)
  expect(written).toEqual(['12', '13'])
  first.destroy()
  expect(stored.size).toBe(2)
  second.destroy()
  expect([...stored.keys()].some((key) => key.includes('12'))).toBe(false)
  expect(stored.size).toBe(1)
})
