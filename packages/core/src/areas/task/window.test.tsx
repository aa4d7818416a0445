import type { Task } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { nextEvent } from './next-event.ts'
import { NoEvent, Tasks } from './window.tsx'

const found: Task = {
  ...{ taskId: 'pumpkin', id: 1, group: 'EVENT', progress: 5, goal: 5, done: true, taken: false },
  ...{ gains: [], event: 'halloween', until: 0 },
}

it('explains the coins while there are tasks of an event', async () => {
  const { services, texts } = playing({ tasks: [found] }, { texts: en })
  await texts.use('EN')
  expect(draw(services, <Tasks />).text).toContain(en.tasks.about.EVENT)
})

it('names the next event between events', async () => {
  const { services, texts } = playing({ tasks: [] }, { texts: en })
  await texts.use('EN')
  const { id } = nextEvent(services.clock.now, 'EN')!
  const { name } = en.event[id as keyof typeof en.event]
  expect(draw(services, <NoEvent />).text).toMatch(new RegExp(`${name}, \\w+ \\d+`))
})
