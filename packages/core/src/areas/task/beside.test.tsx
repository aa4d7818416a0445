import type { Task } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { TasksBeside } from './beside.tsx'

const task = (id: number, progress: number, changes: Partial<Task> = {}): Task => ({
  ...{ taskId: 'take', id, group: 'TASK', progress, goal: 4, done: false, taken: false },
  ...{ gains: [], event: null, until: null, ...changes },
})
const beside = async (...tasks: Task[]) => {
  const { services, texts } = playing({ tasks }, { texts: en })
  await texts.use('EN')
  return draw(services, <TasksBeside />)
}

it('shows the four tasks that are nearest to their end, and leads to all of them', async () => {
  const page = await beside(task(1, 0), task(2, 3), task(3, 2), task(4, 1), task(5, 0))
  expect(page.text.match(/\d of 4/g)).toEqual(['3 of 4', '2 of 4', '1 of 4', '0 of 4'])
  expect(page.buttons).toEqual([en.tasks.all])
})

it('offers to take the reward, or all of them if there are more', async () => {
  expect((await beside(task(1, 3), task(2, 4, { done: true }))).buttons).toEqual([en.tasks.take])
  expect((await beside(task(2, 4, { done: true }), task(3, 4, { done: true, group: 'TEAM' }))).buttons).toEqual([en.tasks.takeAll])
})

it('renders nothing once all rewards are taken', async () => {
  expect((await beside(task(1, 4, { done: true, taken: true }))).html).toBe('')
})
