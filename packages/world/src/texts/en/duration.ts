import type ru from '../ru/duration.ts'
import type { Same } from '../same.ts'

const duration: Same<typeof ru> = {
  now: 'now',
  seconds: '{{s}}\u00a0s',
  minutes: '{{m}}\u00a0min {{s}}\u00a0s',
  minutesOnly: '{{m}}\u00a0min',
  hours: '{{h}}\u00a0h {{m}}\u00a0min',
  hoursOnly: '{{h}}\u00a0h',
  days_one: '{{count}}\u00a0day',
  days_other: '{{count}}\u00a0days',
  in: 'in {{time}}',
}
export default duration
