// Event tasks: find the items of an event along the road and after won fights, any number of times while it lasts. Their ids are the codes of
// the contract's `EventTask`.
import type { EventTask } from '@skystair/contract'
import { row } from './row.ts'

const task = row('EVENT')
const eventTask = (number: number, code: EventTask, event: string, goal: number, reward: Parameters<typeof task>[5]) =>
  task(number, code, 'FIND', goal, 1, reward, { of: code, event })

export const eventTasks = [
  eventTask(301, 'easter egg', 'spring', 10, { gold: 300, caviar: 1 }),
  eventTask(302, 'birthday hat', 'birthday', 5, { gold: 200, tickets: 1 }),
  eventTask(303, 'fern', 'kupala', 3, { gold: 150, mithril: 1 }),
  eventTask(304, 'flower for wreath', 'kupala', 5, { crystal: 10 }),
  eventTask(305, 'dream herb', 'kupala', 3, { caviar: 1 }),
  eventTask(306, 'apple', 'apples', 5, { gold: 200, caviar: 1 }),
  eventTask(307, 'bird for mushroom', 'apples', 4, { crystal: 10 }),
  eventTask(308, 'books', 'cats', 5, { mithril: 2, caviar: 1 }),
  eventTask(309, 'pumpkin', 'halloween', 5, { gold: 300, caviar: 1 }),
]
