import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  moment: {
    onwards: 'Onwards',
    skipAll: 'Skip all',
    hero: {
      title: 'One more for the squad!',
      fights: 'Already in the ranks.',
      waits: 'The ranks are full. One of the six can be replaced.',
      findRoom: 'Put in the ranks',
    },
    artifact: {
      title: 'A new artifact!',
      bearer: 'Worn by: {{name}}.',
      packed: 'It’s in the backpack, waiting for an owner.',
      tryOn: 'Equip a hero',
    },
    rank: { title: 'A new rank!', about: 'Rank {{rank}} of {{max}}: {{what}}.' },
    level: {
      title: 'A new level!',
      grown: '{{name}}: {{what}}.',
      more: { attack: 'attack +{{amount}}', defence: 'defence +{{amount}}', health: 'health +{{amount}}' },
      about: {
        0: 'The cat says he has always believed in you. Especially since a minute ago.',
        1: 'The cat has counted your muscles, lost count, begun again, and is satisfied.',
        2: 'The stairs seem a little lower. Or have you grown?',
        3: 'The rabbit is telling everyone that he knows you personally.',
      },
    },
  },
}
export default texts
