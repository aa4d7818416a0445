import { beforeEach, expect, it, vi } from 'vitest'
import { registerFonts } from './fonts.ts'

class Face {
  readonly made: readonly [family: string, source: string, descriptors: FontFaceDescriptors]
  constructor(...made: Face['made']) {
    this.made = made
  }
}
beforeEach(() => void vi.stubGlobal('FontFace', Face))

const fontSet = () => new Set<Face>() as Set<Face> & FontFaceSet

it('keeps the fonts as long as one of the games on the page needs them', () => {
  const fonts = fontSet()
  const first = registerFonts('https://a.test/', fonts)
  const count = fonts.size
  expect(count).toBeGreaterThan(0)
  const second = registerFonts('https://a.test/', fonts)
  expect(fonts.size).toBe(count)
  first()
  first()
  expect(fonts.size).toBe(count)
  second()
  expect(fonts.size).toBe(0)
  const third = registerFonts('https://a.test/', fonts)
  expect(fonts.size).toBe(count)
  third()
})

it('registers the fonts of each server of assets, with addresses there', () => {
  const fonts = fontSet()
  const ends = ['https://a.test/', 'https://b.test/'].map((assets) => registerFonts(assets, fonts))
  const hosts = [...fonts].map(({ made: [, source] }) => /^url\("(https:\/\/\w\.test\/)fonts\/[\w-]+\.woff2"\)$/.exec(source)?.[1])
  expect(new Set(hosts)).toEqual(new Set(['https://a.test/', 'https://b.test/']))
  for (const end of ends) end()
  expect(fonts.size).toBe(0)
})

it('covers Russian and English in every family, and currency signs in one', () => {
  const fonts = fontSet()
  const end = registerFonts('/', fonts)
  const covers = (family: string, sign: string) =>
    [...fonts].some(
      ({ made: [name, , { unicodeRange }] }) => name === family && unicodeRange!.split(', ').some((range) => isIn(sign, range)),
    )
  for (const family of ['Philosopher', 'Onest'])
    for (const sign of 'AzАяЁё—№') expect([family, sign, covers(family, sign)]).toEqual([family, sign, true])
  expect(covers('Onest', '₽') && covers('Onest', '₺')).toBe(true)
  end()
})

function isIn(sign: string, range: string): boolean {
  const [from, to = from] = range.replace('U+', '').split('-')
  const code = sign.codePointAt(0)!
  return code >= Number.parseInt(from!, 16) && code <= Number.parseInt(to!, 16)
}
