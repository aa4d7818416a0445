import { expect, it } from 'vitest'
import { readLink, writeLink } from './launch-link.ts'

const TOKEN = '_replay-_clan-1_Az09-_'
/** A token that ends like a link to a clan. */
const LIKE_CLAN = 'Az09_-Az09_-Az0_clan-1'

it('reads what it has written, also if the code contains the same characters', () => {
  for (const code of ['K7', 'ab_c-d_clan', '_-_'])
    for (const target of [
      { kind: 'clan', id: 12 },
      { kind: 'replay', token: TOKEN },
      { kind: 'replay', token: LIKE_CLAN },
    ] as const)
      expect(readLink(writeLink(code, target))).toEqual({ code, target })
})

it('reads a code or a target alone', () => {
  expect(readLink('K7')).toEqual({ code: 'K7', target: null })
  expect(readLink(`replay-${TOKEN}`)).toEqual({ code: null, target: { kind: 'replay', token: TOKEN } })
  expect(readLink(`replay-${LIKE_CLAN}`).target).toEqual({ kind: 'replay', token: LIKE_CLAN })
  expect(readLink(undefined)).toEqual({ code: null, target: null })
})

it('finds no target in anything else', () => {
  for (const text of [
    'clan-0',
    'clan--1',
    'clan-1x',
    'guild-1',
    'clan-9999999999999999',
    'CLAN-1',
    'replay-',
    'replay-34',
    `replay-${TOKEN}x`,
  ])
    expect(readLink(text).target).toBeNull()
  expect(readLink('x'.repeat(999)).code).toHaveLength(200)
})

it('uses no character that a messenger refuses in its links', () => {
  expect(writeLink('Az09_-', { kind: 'replay', token: TOKEN })).toMatch(/^[\w-]+$/)
})
