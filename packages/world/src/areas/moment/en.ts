import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  moment: {
    onwards: 'Onwards',
    skipAll: 'Skip all',
    hero: {
      title: 'One more in the squad!',
      fights: 'Already in the ranks.',
      waits: 'The ranks are full: make room in the Heroes window.',
    },
    artifact: {
      title: 'A new artifact!',
      bearer: 'Worn by: {{name}}.',
      packed: 'It lies in the backpack and waits for somebody it suits.',
      tryOn: 'Try it on',
    },
    rank: { title: 'A new rank!', about: 'Rank {{rank}} of {{max}}: attack, defence and health have grown.' },
    level: {
      title: 'A new level!',
      name: 'Level {{level}}',
      about: 'The cat says he always believed in you. Especially as of this minute.',
    },
  },
}
export default texts
