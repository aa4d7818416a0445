import { expect, it } from 'vitest'
import { pageOptions } from './page-options.ts'

it('reads the options of a page and ignores invalid ones', () => {
  expect(pageOptions({ lang: 'ru', mode: 'modern', server: 'https://a.test', storageKey: 'k' })).toEqual({
    lang: 'RU',
    mode: 'MODERN',
    server: 'https://a.test',
    storageKey: 'k',
  })
  expect(pageOptions({ lang: 'fr', mode: 'x', server: '', assets: undefined })).toEqual({})
})
