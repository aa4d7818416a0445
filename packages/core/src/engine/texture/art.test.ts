import type { Textures } from 'phaser'
import { expect, it } from 'vitest'
import { FetchArt } from '../../art/fetch-art.ts'
import { Art, checkFrames } from './art.ts'

it('finds nothing before it is loaded, and throws if the name is empty', () => {
  const art = new Art({} as Textures.TextureManager, new FetchArt('/assets/', new AbortController().signal), 'standard')
  expect(art.find('pointer')).toBeNull()
  expect(() => art.find('')).toThrow('texture null')
})

it('throws if the size of a frame is unknown', () => {
  const whole = { pointer: { frame: { w: 8, h: 8 } } }
  expect(() => checkFrames('road', { frames: whole })).not.toThrow()
  for (const broken of [{}, { frame: { w: 0, h: 8 } }, { frame: { w: 8, h: Number.NaN } }])
    expect(() => checkFrames('road', { frames: { ...whole, cat: broken } })).toThrow('Unknown frame size: cat of road')
})
