import { describe, expect, it } from 'vitest'
import { frameStyle } from './sprite.tsx'

const frame = { url: 'a.webp', x: 100, y: 0, w: 50, h: 25, sheetW: 200, sheetH: 100 }

describe('frameStyle', () => {
  it('shows one frame of the sheet whatever the size of the element', () => {
    expect(frameStyle(frame)).toEqual({
      backgroundImage: 'url(a.webp)',
      backgroundSize: '400% 400%',
      // 100 of the 150 pixels that the atlas is wider than the frame.
      backgroundPosition: `${(100 / 150) * 100}% 0%`,
      aspectRatio: '50 / 25',
    })
  })

  it('needs no offset if the frame is as wide as the sheet', () => {
    expect(frameStyle({ ...frame, x: 0, w: 200 }).backgroundPosition).toBe('0% 0%')
  })
})
