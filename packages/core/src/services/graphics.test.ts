import { expect, it } from 'vitest'
import { Graphics } from './graphics.ts'
import type { LocalKeys } from './local.ts'

const CARD = 'Mali-G52'

/** The graphics of a device that keeps what it knows between games, in the quality AUTO with pictures of STANDARD. */
function make(kept = new Map<string, string | null>(), choice = 'AUTO') {
  const local = { get: (key: string) => kept.get(key) ?? null, set: (key: string, value: string | null) => kept.set(key, value) }
  const preferences = { quality: 'STANDARD', qualityChoice: choice }
  const graphics = new Graphics({ local: local as unknown as LocalKeys, preferences: preferences as never })
  const measure = (rate: number, times: number) => {
    for (let i = 0; i < times; i++) graphics.measured(rate)
    return graphics.quality
  }
  return { graphics, kept, measure }
}

it('falls after some seconds with few frames, step by step to the lowest quality, and not by one slow moment', () => {
  const { measure } = make()
  expect([measure(20, 1), measure(60, 1), measure(20, 1), measure(60, 1)]).toEqual(Array(4).fill('STANDARD'))
  expect([measure(20, 2), measure(20, 2), measure(20, 2)]).toEqual(['LOW', 'LOWEST', 'LOWEST'])
})

it('rises after half a minute with many frames, never above the quality of its pictures, and neither falls nor rises in between', () => {
  const { measure } = make()
  measure(20, 4)
  expect(measure(35, 100)).toBe('LOWEST')
  expect([measure(60, 14), measure(60, 1), measure(60, 15), measure(60, 100)]).toEqual(['LOWEST', 'LOW', 'STANDARD', 'STANDARD'])
})

it('does not flap: after each rise that does not last, the next takes twice as long', () => {
  const { measure } = make()
  measure(20, 2)
  expect([measure(60, 15), measure(20, 2)]).toEqual(['STANDARD', 'LOW'])
  expect([measure(60, 29), measure(60, 1), measure(20, 2)]).toEqual(['LOW', 'STANDARD', 'LOW'])
  expect([measure(60, 59), measure(60, 1)]).toEqual(['LOW', 'STANDARD'])
})

it('begins with the quality that was drawn fast enough before on this device', () => {
  const { kept, measure } = make()
  measure(20, 2)
  expect(make(kept).graphics.quality).toBe('LOW')
})

it('keeps the quality that the player has chosen', () => {
  const { measure } = make(new Map(), 'STANDARD')
  expect(measure(5, 10)).toBe('STANDARD')
})

it('leaves WebGL for a canvas, now and at later starts, if it draws too few frames even in the lowest quality', () => {
  const { graphics, kept, measure } = make()
  expect(graphics.choose(CARD, 'WEBGL', 'CARD')).toBe('WEBGL')
  measure(5, 4)
  expect(graphics.changes).toBe(false)
  measure(5, 2)
  expect(graphics.changes).toBe(true)
  expect([graphics.choose(CARD, 'WEBGL', 'CARD'), graphics.reason, graphics.changes]).toEqual(['CANVAS', 'FRAMES', false])
  const later = make(kept).graphics
  expect(later.choose(CARD, 'WEBGL', 'CARD')).toBe('CANVAS')
  expect(make(kept).graphics.choose('Another card', 'WEBGL', 'CARD')).toBe('WEBGL')
})

it('returns to WebGL for good if a canvas draws no more frames', () => {
  const { graphics, kept, measure } = make()
  graphics.choose(CARD, 'WEBGL', 'CARD')
  measure(9, 6)
  graphics.choose(CARD, 'WEBGL', 'CARD')
  measure(8, 2)
  expect(graphics.changes).toBe(true)
  expect(graphics.choose(CARD, 'WEBGL', 'CARD')).toBe('WEBGL')
  measure(3, 20)
  expect([graphics.changes, make(kept).graphics.choose(CARD, 'WEBGL', 'CARD')]).toEqual([false, 'WEBGL'])
})

it('stays on a canvas that draws more frames, however few', () => {
  const { graphics, measure } = make()
  graphics.choose(CARD, 'WEBGL', 'CARD')
  measure(5, 6)
  graphics.choose(CARD, 'WEBGL', 'CARD')
  measure(9, 20)
  expect(graphics.changes).toBe(false)
})

it('does not try WebGL where there is none or none with a card', () => {
  for (const reason of ['NO_WEBGL', 'SOFTWARE'] as const) {
    const { graphics, measure } = make()
    graphics.choose('llvmpipe', 'CANVAS', reason)
    measure(5, 20)
    expect([graphics.changes, graphics.choose('llvmpipe', 'CANVAS', reason)]).toEqual([false, 'CANVAS'])
  }
})

it('says in one line for support what draws, why, how well and in which quality', () => {
  const { graphics, measure } = make()
  expect(graphics.summary).toBe('')
  graphics.choose('llvmpipe', 'CANVAS', 'SOFTWARE')
  expect(graphics.summary).toBe('CANVAS · SOFTWARE · STANDARD · llvmpipe')
  measure(20.4, 2)
  expect(graphics.summary).toBe('CANVAS · SOFTWARE · LOW · 20 fps · llvmpipe')
})
