import { expect, it } from 'vitest'
import { findRetired } from './words/find.ts'

const words = (file: string, text: string) => findRetired(file, text).map(({ line, word }) => `${line} ${word}`)

it('finds a retired word in every part of an identifier, with its line and what to use instead', () => {
  expect(findRetired('a.ts', 'const a = 1\nconst roadClimber = a\n')).toEqual([
    { file: 'a.ts', line: 2, word: 'Climber', use: expect.stringContaining('bot') },
  ])
  expect(words('a.tsx', 'class A { #till = 1; LAST_DEED = <div>{this.easel}</div> }')).toEqual(['1 till', '1 DEED', '1 easel'])
})

it('finds a retired word in a path, also in a folder', () => {
  expect(words('packages/x/feast/big-deed.ts', '')).toEqual(['1 feast', '1 deed'])
})

it('finds retired words in comments of each kind, with their lines', () => {
  expect(words('a.ts', '// Whoever\nf() // a blow\n/**\n * One.\n * Two for a stall. */\nf()\nif (a) {\n  // a lesson\n}\n')).toEqual([
    '1 Whoever',
    '2 blow',
    '5 stall',
    '8 lesson',
  ])
  expect(words('a.css', '/* the curtain */\n.garland { color: red }\n')).toEqual(['1 curtain', '2 garland'])
})

it('finds sentences of comments that begin with a retired phrase, and no other use of it', () => {
  expect(words('a.ts', '/** Answers it. */\nconst answers = 1')).toEqual(['1 Answers'])
  expect(words('a.ts', '/**\n * Reads it. Answers it,\n * or not. Refuses with X.\n */\nf()')).toEqual(['2 Answers', '3 Refuses with'])
  expect(words('a.ts', '/** The Answers page, which refuses with X. */\nf()')).toEqual([])
})

it('accepts strings, longer words that contain a retired one, and words that are retired only elsewhere', () => {
  expect(words('a.ts', "const directory = 'deed' + `feast till` + stallion + /blow/.source")).toEqual([])
  expect(words('a.ts', 'const house = 1')).toEqual([])
  expect(words('a.ts', '// the house')).toEqual(['1 house'])
  expect(words('a.ts', '// to lay out\nlayGround()')).toEqual(['2 lay'])
  expect(words('packages/art/src/wood.ts', 'const grain = 1')).toEqual([])
})
