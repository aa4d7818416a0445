import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addHeaders, readFrame, writeFrame } from './frame.ts'
import { frameReader } from './frame-reader.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'я', ':', '\\', '\n', '\r', ' ', 'c', '😺') })
const headers = fc.dictionary(
  text.filter((name) => name !== '' && name !== 'content-length' && name !== '__proto__'),
  text,
  { maxKeys: 5 },
)
const body = fc.string({ unit: fc.constantFrom('{', '"', 'я', '\n', '\r', ':', '\\', '😺') })

const LIMIT = 10_000

it('frames that were written are read as they were, whatever their headers and bodies contain, and however they are divided into messages', () => {
  const frames = fc.array(fc.tuple(headers, headers, body), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(frames, fc.array(fc.nat(400), { maxLength: 4 }), (sent, cuts) => {
      const text = sent.map(([own, added, content]) => `\n${addHeaders(writeFrame('MESSAGE', own, content), added)}`).join('')
      const read = frameReader(LIMIT)
      const ends = [...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length]
      const found = ends.flatMap((end, index) => read(text.slice(ends[index - 1] ?? 0, end)))
      expect(found).toEqual(
        sent.map(([own, added, content]) => {
          const length = content === '' ? {} : { 'content-length': String(Buffer.byteLength(content)) }
          return { command: 'MESSAGE', headers: { ...own, ...added, ...length }, body: content }
        }),
      )
    }),
  )
})

it('no text makes the reader throw', () => {
  const parts = fc.constantFrom('SEND', 'CONNECT', '\n', '\r\n', ':', '\0', 'a:b', '\\', '\\c', '\\x', 'я')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
      const read = frameReader(LIMIT)(pieces.join(''))
      expect(read === undefined || read.every(({ command }) => typeof command === 'string')).toBe(true)
    }),
  )
})

describe('by the standard', () => {
  it('line breaks between frames are heart-beats', () => {
    const read = frameReader(LIMIT)
    expect([read('\n'), read('\r\n'), read('\n\nSEND\n\n\0\n')]).toEqual([[], [], [{ command: 'SEND', headers: {}, body: '' }]])
  })

  it('CONNECT and CONNECTED do not escape their headers', () => {
    expect(readFrame('CONNECT\nhost:a\\cb\n\n')?.headers).toEqual({ host: 'a\\cb' })
    expect(writeFrame('CONNECTED', { server: 'a\\b' })).toBe('CONNECTED\nserver:a\\b\n\n\0')
    expect(writeFrame('ERROR', { message: 'a:b' })).toBe('ERROR\nmessage:a\\cb\n\n\0')
  })

  it('the first of repeated headers counts, and lines may end in two ways', () => {
    expect(readFrame('SEND\r\nto:a\r\nto:b\r\n\r\nhello')).toEqual({ command: 'SEND', headers: { to: 'a' }, body: 'hello' })
  })

  it.each([
    ['without an end of its headers', 'SEND\nto:a'],
    ['with a header without a value', 'SEND\nto\n\n'],
  ])('a frame %s is malformed', (_, malformed) => {
    expect(readFrame(malformed)).toBeUndefined()
  })

  it('a frame that never ends is malformed', () => {
    const read = frameReader(LIMIT)
    expect([read('SEND\n\n'), read('x'.repeat(LIMIT))]).toEqual([[], undefined])
  })
})
