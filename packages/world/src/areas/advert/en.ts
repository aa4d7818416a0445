import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  advert: {
    title: 'A short break',
    waiting: 'The advert is about to begin. The stair will wait.',
    late: 'The advert has lost its way. Wait for it, or go on without.',
    goOn: 'Go on without it',
    over: 'That was the advert. Up we go.',
    play: 'Play',
  },
}
export default texts
