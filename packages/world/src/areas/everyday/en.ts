import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  everyday: {
    subtitle: 'Come every day: the longer you keep it up, the more generous the gift.',
    take: 'Take it',
    taken: 'Taken',
    today: 'Today: {{gains}}',
    day: 'Day {{day}}',
    dayLast: 'Day {{day}} and after',
    first: 'The first day is the easiest',
    streak_one: '{{count}} day in a row',
    streak_other: '{{count}} days in a row',
    nextAt: 'Next gift {{time}}',
    tale: 'Evening tale',
    taleLater: 'The cat tells a tale in the evening, after five: by day he sleeps.',
    thanks: 'Here. And don’t say the cat is stingy.',
  },
}
export default texts
