import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFrame, writeFrame } from './frame.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'я', ':', '\\', '\n', '\r', ' ', 'c', '😺') })
const headers = fc.dictionary(
  text.filter((name) => name !== '' && name !== 'content-length' && name !== '__proto__'),
  text,
  { maxKeys: 5 },
)
const body = fc.string({ unit: fc.constantFrom('{', '"', 'я', '\n', '\r', ':', '\\', '😺') })

it('a frame that was written is read as it was, whatever its headers and body contain', () => {
  fc.assert(
    fc.property(headers, body, (sent, content) => {
      const read = readFrame(writeFrame('MESSAGE', sent, content))
      const length = content === '' ? {} : { 'content-length': String(Buffer.byteLength(content)) }
      expect(read).toEqual({ command: 'MESSAGE', headers: { ...sent, ...length }, body: content })
    }),
  )
})

it('no text makes the reader throw', () => {
  const parts = fc.constantFrom('SEND', 'CONNECT', '\n', '\r\n', ':', '\0', 'a:b', '\\', '\\c', '\\x', 'я')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
      const read = readFrame(pieces.join(''))
      expect(read === null || read === undefined || typeof read.command === 'string').toBe(true)
    }),
  )
})

describe('by the standard', () => {
  it('a line break alone is a heart-beat', () => {
    expect([readFrame('\n'), readFrame('\r\n')]).toEqual([null, null])
  })

  it('CONNECT and CONNECTED do not escape their headers', () => {
    expect(readFrame('CONNECT\nhost:a\\cb\n\n\0')?.headers).toEqual({ host: 'a\\cb' })
    expect(writeFrame('CONNECTED', { server: 'a\\b' })).toBe('CONNECTED\nserver:a\\b\n\n\0')
    expect(writeFrame('ERROR', { message: 'a:b' })).toBe('ERROR\nmessage:a\\cb\n\n\0')
  })

  it('the first of repeated headers counts, and lines may end in two ways', () => {
    expect(readFrame('SEND\r\nto:a\r\nto:b\r\n\r\nhello\0rest')).toEqual({ command: 'SEND', headers: { to: 'a' }, body: 'hello' })
  })

  it.each([
    ['without an end of its headers', 'SEND\nto:a'],
    ['with a header without a value', 'SEND\nto\n\n\0'],
    ['without its last sign', 'SEND\nto:a\n\nhello'],
  ])('a frame %s is malformed', (_, malformed) => {
    expect(readFrame(malformed)).toBeUndefined()
  })
})
