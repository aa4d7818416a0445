import { expect, it } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

it('runs only so much work at once, in its order, and goes on after work that fails', async () => {
  const run = fewAtOnce(2)
  const began: number[] = []
  const ends: (() => void)[] = []
  const started = [1, 2, 3, 4].map((n) =>
    run(
      () =>
        new Promise<number>((resolve, reject) => {
          began.push(n)
          ends.push(() => (n === 1 ? reject(new Error('first')) : resolve(n)))
        }),
    ).catch((error: Error) => error.message),
  )
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  await turn()
  expect(began).toEqual([1, 2])
  ends[0]!()
  await turn()
  expect(began).toEqual([1, 2, 3])
  ends[1]!()
  ends[2]!()
  await turn()
  expect(began).toEqual([1, 2, 3, 4])
  ends[3]!()
  expect(await Promise.all(started)).toEqual(['first', 2, 3, 4])
  expect(await run(async () => 'later')).toBe('later')
})
