import type { Task } from '@skystair/contract'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { NOW, player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { TaskStore } from './store.ts'

const TAKE = 'POST /api/player/task/{id}/take'
const task = (id: number, changes: Partial<Task> = {}): Task => ({
  taskId: 'take',
  id,
  group: 'TASK',
  progress: 1,
  goal: 3,
  done: false,
  taken: false,
  gains: [{ kind: 'gold', amount: 40 }],
  event: null,
  until: null,
  ...changes,
})
const done = (id: number, changes: Partial<Task> = {}) => task(id, { done: true, progress: 3, ...changes })
const withTasks = (...tasks: Task[]) => {
  const game = playing({ tasks })
  return { ...game, store: new TaskStore(game.services) }
}

it('opens the group with a reward to take, else the ordinary tasks', () => {
  expect(withTasks(task(1), done(2, { group: 'TEAM' })).store.chosen).toBe('TEAM')
  expect(withTasks(task(1), task(2, { group: 'TEAM' })).store.chosen).toBe('TASK')
})

it('lists tasks with a reward first, event by event', () => {
  const until = NOW + 1000
  const { store } = withTasks(
    task(1, { group: 'EVENT', event: 'spring', until }),
    done(2, { group: 'EVENT', event: 'spring', until }),
    done(3, { group: 'EVENT', event: 'halloween', until: 0 }),
  )
  expect(store.sections.map(({ event, until: end, tasks }) => [event, end, tasks.map(({ id }) => id)])).toEqual([
    ['spring', until, [2, 1]],
    ['halloween', 0, [3]],
  ])
  store.choose('MISSION')
  expect(store.sections).toEqual([])
})

it('takes a reward once, however often it is pressed, and shows its gains', async () => {
  const { services, server, store } = withTasks(done(7))
  server.on(TAKE, { player: player({ resources: { ...player().resources, gold: 140 } }), gains: [{ kind: 'gold', amount: 40 }] })
  await Promise.all([store.take(done(7)), store.take(done(7)), store.take(done(7))])
  expect(server.times(TAKE)).toBe(1)
  expect(store.taking.gains).toEqual([{ kind: 'gold', amount: 40 }])
  expect([services.get(PlayerStore).resources?.gold, store.taking.busy]).toEqual([140, false])
})

it('takes all rewards of the shown group one after the other, shows their sum, and ends with a refusal', async () => {
  const { services, server, store } = withTasks(done(7), done(8), done(9, { group: 'TEAM' }), task(10))
  let left = [done(7), done(8), done(9, { group: 'TEAM' }), task(10)]
  server.on(TAKE, () => {
    left = left.slice(1)
    return { player: { tasks: left }, gains: [{ kind: 'gold', amount: 40 }] }
  })
  await store.takeAll()
  expect([server.times(TAKE), store.taking.gains]).toEqual([2, [{ kind: 'gold', amount: 80 }]])
  services.get(PlayerStore).update({ tasks: [done(11), done(12)] })
  server.on(TAKE, refusal('ALREADY_TAKEN', 409)).on('GET /api/player/current', player({ tasks: [done(11), done(12)] }))
  await store.takeAll()
  expect([server.times(TAKE), store.taking.gains]).toEqual([3, []])
})

it('takes the rewards of all groups at once, and says what they were', async () => {
  const { services, server, store } = withTasks(task(6), done(7), done(9, { group: 'TEAM' }))
  let left = [done(7), done(9, { group: 'TEAM' }), task(6)]
  server.on(TAKE, () => {
    left = left.slice(1)
    return { player: { tasks: left }, gains: [{ kind: 'gold', amount: 40 }] }
  })
  await store.takeEverything()
  expect([server.times(TAKE), services.ui.toasts.length, services.ui.toasts[0]?.tone]).toEqual([2, 1, 'good'])
})

it('takes nothing for a task that is not done', async () => {
  const { server, store } = withTasks(task(7))
  await store.take(task(7))
  expect(server.times(TAKE)).toBe(0)
})

it('loads the player again if the reward was meanwhile taken on another device', async () => {
  const { services, server, store } = withTasks(done(7))
  server.on(TAKE, refusal('ALREADY_TAKEN', 409)).on('GET /api/player/current', player({ tasks: [] }))
  await store.take(done(7))
  expect(services.ui.toasts).toHaveLength(1)
  expect([store.all, store.taking.gains, store.taking.busy]).toEqual([[], [], false])
})
