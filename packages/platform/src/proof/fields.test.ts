import { expect, it } from 'vitest'
import { field, fieldsOf, onlyFields, texts, wholeNumber } from './fields.ts'

const invalid = expect.objectContaining({ code: 'PROOF_INVALID' })

it('parses fields as forms encode them', () => {
  expect({ ...fieldsOf('?name=%D0%92%D0%BB%D0%B0%D0%B4+%26+Co&empty=') }).toEqual({ name: 'Влад & Co', empty: '' })
})

it('refuses a repeated field, also if its name is encoded differently', () => {
  expect(() => fieldsOf('uid=1&uid=2')).toThrow(invalid)
  expect(() => fieldsOf('uid=1&%75id=1')).toThrow(invalid)
})

it('treats names such as __proto__ as normal fields', () => {
  expect(fieldsOf('__proto__=1&constructor=2').constructor).toBe('2')
  expect(() => field(fieldsOf('a=1'), 'toString')).toThrow(invalid)
})

it('refuses a query that is too long', () => {
  expect(() => fieldsOf(`a=${'x'.repeat(20_000)}`)).toThrow(invalid)
})

it('parses whole numbers only from plain digits', () => {
  expect(wholeNumber({ price: '120' }, 'price')).toBe(120)
  for (const price of ['', '0', '-1', '1.5', '1e3', ' 7', '0x10', '9'.repeat(20)])
    expect(() => wholeNumber({ price }, 'price')).toThrow(invalid)
})

it('refuses anything but an object of texts', () => {
  expect(texts({ sign: '' })).toEqual({ sign: '' })
  for (const given of [null, undefined, 7, 'sign', [], ['sign'], { sign: 7 }, { sign: ['x'] }, { sign: undefined }])
    expect(() => texts(given as never)).toThrow(invalid)
})

it('refuses additional fields', () => {
  expect(() => onlyFields({ sign: 'x' }, ['sign', 'uid'])).not.toThrow()
  expect(() => onlyFields({ sign: 'x', again: '1' }, ['sign', 'uid'])).toThrow(invalid)
})
