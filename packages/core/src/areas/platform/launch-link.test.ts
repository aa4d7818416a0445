import { expect, it } from 'vitest'
import { readLink, writeLink } from './launch-link.ts'

it('reads what it has written, also if the code contains the same characters', () => {
  for (const code of ['K7', 'ab_c-d_clan', '_-_'])
    expect(readLink(writeLink(code, { kind: 'clan', id: 12 }))).toEqual({ code, target: { kind: 'clan', id: 12 } })
})

it('reads a code or a target alone', () => {
  expect(readLink('K7')).toEqual({ code: 'K7', target: null })
  expect(readLink('replay-34')).toEqual({ code: null, target: { kind: 'replay', id: 34 } })
  expect(readLink(undefined)).toEqual({ code: null, target: null })
})

it('finds no target in anything else', () => {
  for (const text of ['clan-0', 'clan--1', 'clan-1x', 'guild-1', 'clan-9999999999999999', 'CLAN-1', 'replay-'])
    expect(readLink(text).target).toBeNull()
  expect(readLink('x'.repeat(999)).code).toHaveLength(200)
})

it('uses no character that a messenger refuses in its links', () => {
  expect(writeLink('Az09_-', { kind: 'replay', id: 1 })).toMatch(/^[\w-]+$/)
})
