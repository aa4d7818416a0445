import { expect, it } from 'vitest'
import { memoryCounter } from '../../counter.ts'
import { memoryBus } from '../../live/bus/memory.ts'
import { deliver } from './deliver.ts'

it('a message that cannot be delivered is logged, and the others are still delivered', async () => {
  const bus = memoryBus()
  const received: string[] = []
  const logged: object[] = []
  bus.onSessionEnd((session) => received.push(session))
  const lost = new Error('no way')
  const fails = () => {
    throw lost
  }
  await deliver(
    [fails, () => Promise.reject(lost), (bus) => bus.endSession('a')],
    { bus, counter: memoryCounter() },
    { error: (line: object) => void logged.push(line) },
  )
  expect([received, logged]).toEqual([['a'], [{ err: lost }, { err: lost }]])
})
