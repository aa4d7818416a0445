import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { purseOf } from './purse.ts'
import { advanceTask, tasksOf } from './tasks.ts'
import { edit } from './testing.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

test('a task is rewarded at the last deed that it asks for, and never after', async () => {
  const { id } = (await (await guest(server.app)).call('GET /api/player/id/current')).reply
  await edit(server, id, async ({ state }, tx) => {
    const gold = async () => (await purseOf(tx, id)).gold
    const before = await gold()
    expect(await advanceTask(tx, id, state, 'take', 1)).toEqual([])
    expect(await advanceTask(tx, id, state, 'take', 1)).toEqual([])
    const [reward] = await advanceTask(tx, id, state, 'take', 1)
    expect(await gold()).toBe(before + (reward?.amount ?? 0))
    expect(await advanceTask(tx, id, state, 'take', 1)).toEqual([])
    expect(tasksOf(state)[0]).toMatchObject({ taskId: 'take', progress: 3, goal: 3, done: true, taken: true })
  })
})
