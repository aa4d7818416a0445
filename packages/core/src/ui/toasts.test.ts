import { expect, it } from 'vitest'
import { stayOf } from './toasts.tsx'

it('an error stays until it is pressed, other messages for the time that it takes to read them', () => {
  expect(stayOf({ text: 'No', tone: 'bad' })).toBeNull()
  const times = [10, 100, 150, 1000].map((length) => stayOf({ text: 'a'.repeat(length), tone: 'good' }))
  expect(times).toEqual([4200, 8000, 12_000, 15_000])
})
