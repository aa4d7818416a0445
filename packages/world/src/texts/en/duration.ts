import type ru from '../ru/duration.ts'
import type { Same } from '../same.ts'

const duration: Same<typeof ru> = {
  now: 'now',
  seconds: '{{s}} s',
  minutes: '{{m}} min {{s}} s',
  minutesOnly: '{{m}} min',
  hours: '{{h}} h {{m}} min',
  hoursOnly: '{{h}} h',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  in: 'in {{time}}',
}
export default duration
