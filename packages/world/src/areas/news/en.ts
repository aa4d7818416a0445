import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  news: {
    title: 'News',
    messages: 'What flashed by',
    items: {
      open: {
        title: 'The stairs are open',
        text: 'The first stair is scrubbed, the cat is fed, the guardian is awake. Up you go. Someone has stolen the top of the stairs, but we’ll find out about that on the way.',
      },
      fair: {
        title: 'Every fight can be checked',
        text: 'Before a fight the server shows the fingerprint of its dice, and after it the dice themselves. If in doubt, count again: we don’t mind.',
      },
      storybook: {
        title: 'Two looks to choose from',
        text: 'The settings offer two looks: a storybook one of parchment and gold, and a modern one of night glass. The creatures are the same in both, and bite the same.',
      },
    },
  },
}
export default texts
