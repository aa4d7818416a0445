import type { Textures } from 'phaser'
import { expect, it } from 'vitest'
import { Art } from './art.ts'

it('finds nothing before it is loaded, and throws where the name is missing', () => {
  const art = new Art({} as Textures.TextureManager, '/assets/', 'standard')
  expect(art.find('pointer')).toBeNull()
  expect(() => art.find('')).toThrow('texture null')
})
