import { expect, it } from 'vitest'
import { endOfTurn } from './end-of-turn.ts'

it('lets all that wait in one turn go on together, before the next turn', async () => {
  const seen: string[] = []
  const first = endOfTurn().then(() => seen.push('first'))
  await Promise.resolve()
  const second = endOfTurn().then(() => seen.push('second'))
  setImmediate(() => seen.push('next'))
  await Promise.all([first, second])
  expect(seen).toEqual(['first', 'second'])
  await endOfTurn()
  expect(seen).toEqual(['first', 'second', 'next'])
})
