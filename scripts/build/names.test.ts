import { expect, it } from 'vitest'
import { blockedWords } from './blocked-words.ts'
import { chunkName } from './names.ts'

it.each([
  ['packages/core/src/areas/shop/parts.ts', 'shop'],
  ['packages/core/src/areas/arena/scene/arena-scene.ts', 'arena-scene'],
  ['packages/world/src/areas/bank/ru.ts', 'bank-ru'],
  ['packages/core/src/app/texts-en.table.ts', 'en-all'],
  ['packages/core/src/areas/advert/parts.ts', 'part'],
  ['packages/world/src/areas/advert/ru.ts', 'part'],
  ['packages/core/src/areas/platform/shared-picture.ts', 'part'],
])('names the chunk of %s: %s', (module, name) => expect(chunkName(`/home/skystair/${module}`)).toBe(name))

it('gives a module outside of the areas its own name, unless a blocker would refuse it', () => {
  expect([chunkName('/x/kit.ts', 'kit'), chunkName(null, 'web-share')]).toEqual(['[name]', 'part'])
  expect(blockedWords('chunks/adverts-banner-1a.js')).toEqual(['adverts', 'banner'])
  expect(blockedWords('assets/shadow/load.webp')).toEqual([])
})
