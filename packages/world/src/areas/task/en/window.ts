import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/window.ts'

const tasks: Same<typeof ru> = {
  title: 'Things to do',
  all: 'All tasks',
  tabs: 'Kinds of things to do',
  TASK: 'Tasks',
  MISSION: 'Missions',
  TEAM: 'Today',
  EVENT: 'Event',
  about: {
    TASK: 'Small jobs for the road. More appear as you climb.',
    MISSION: 'Long ones: masters of stairs, and levels.',
    TEAM: 'New every day: what is done together.',
    EVENT: 'Event items lie at every stair and are left after wins. Each brings a coin, and each finished task one more.',
  },
  progress: '{{current}} of {{total}}',
  reward: 'Reward',
  take: 'Take',
  takeAll: 'Take all',
  taken: 'Taken',
  left: '{{time}} left',
  over: 'It is over, but the reward waits',
  coins: 'Festival coins: {{count}}',
  thanks: 'Earned fair and square',
  empty: {
    TASK: 'All done for now. There is more higher up.',
    MISSION: 'Missions open higher up.',
    TEAM: 'Too early for the squad: assignments begin at the sixth stair.',
    EVENT: 'No event today. Next on the calendar: {{name}}, {{date}}.',
  },
}
export default tasks
