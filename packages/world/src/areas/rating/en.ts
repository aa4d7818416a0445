import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  rating: {
    title: 'Rating',
    types: 'Kinds of rating',
    type: { params: 'Strength', level: 'Level', arenaPosition: 'Arena', clanLevel: 'Clans', eventPosition: 'Event' },
    filter: 'Name starts with',
    find: 'Find',
    empty: 'There’s nobody here yet.',
    notFound: 'There’s nobody with such a name here.',
    totals: '{{total}} in total, {{online}} playing now',
    mine: 'My place: {{position}}',
    previous: 'Higher',
    next: 'Lower',
  },
}
export default texts
