import { expect, it } from 'vitest'
import { md5, sortedMd5 } from './sorted-md5.ts'

it('computes the signature of the social network’s published example', () => {
  const fields = { notification_type: 'not_processed', app_id: '1', user_id: '1', receiver_id: '1', order_id: '1', subscription_id: '1' }
  const sig = '4dd8fa646851ff3f756e6c26d321471b'
  expect(sortedMd5(fields, 'secret', 'sig')).toBe(sig)
  expect(sortedMd5({ ...fields, sig }, 'secret', 'sig')).toBe(sig)
})

it('signs a payment with spaces and colons in its time', () => {
  const fields = {
    amount: '10',
    application_key: 'CBAPPKEY',
    call_id: '1',
    method: 'callbacks.payment',
    product_code: 'gold_100',
    transaction_id: '555',
    transaction_time: '2026-01-02 03:04:05',
    uid: '1234567890',
  }
  expect(sortedMd5(fields, 'APPSECRET', 'sig')).toBe('6093bbd44c6be01ba344366eb9de35d9')
})

it('sorts by bytes: upper case, underscore, lower case', () => {
  expect(sortedMd5({ a: '3', _: '2', A: '1' }, '', 'sig')).toBe(md5('A=1_=2a=3'))
})

it('omits only the field named as the signature', () => {
  expect(sortedMd5({ sign: 'x', sig: 'y' }, 'k', 'sign')).toBe(md5('sig=yk'))
})
