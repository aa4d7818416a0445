import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/choice.ts'

const choice: Same<typeof ru> = {
  title: 'What will you do',
  captive: {
    title: 'A Cage by the Road',
    text: 'The guards have run away, and the key hangs on a nail. Somebody looks out of the cage and waits for you to decide.',
  },
  FREE: { name: 'Open it for nothing', about: 'The captive comes with you. A good deed.', done: 'A good deed. Word of it is already on its way up.' },
  RANSOM: { name: 'Take a ransom', about: 'Gold for you, and the captive goes home. A bad deed.', done: 'The gold jingles. The road will remember.' },
  SHARE: { name: 'Share your lunch', about: 'You don’t take a coin. A good deed.', done: 'A good deed. Word of it is already on its way up.' },
  FLEECE: { name: 'Fleece them', about: 'Three times the gold. A bad deed.', done: 'Your purse is heavier, and so is your name.' },
}
export default choice
