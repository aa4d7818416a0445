import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  selection: {
    title: 'Who will climb the stairs?',
    subtitle: 'A fairy-tale game about a stair to the sky: climb, win turn-based fights, gather heroes and magical treasures.',
    man1: {
      name: 'Ratibor',
      about: 'A carpenter with a sword. He learns as he fights: the longer the brawl, the harder he hits.',
      companion: 'Serko the wolf: bites the wounded first, thinks later.',
    },
    man2: {
      name: 'Lukyan',
      about: 'A wizard who never took his exams. Reaches the back row and has no respect for armour.',
      companion: 'Yasny the eagle: sees far and dives true.',
    },
    woman1: {
      name: 'Vasilisa',
      about: 'An archer from the border villages. Shoots over heads and can’t stand those who hide.',
      companion: 'Ember the fox: sly, red and always hungry.',
    },
    woman2: {
      name: 'Marya',
      about: 'A healer with a heavy hand. She may heal instead of striking. Or she may not.',
      companion: 'Midnight the owl: sees everything, keeps half of it to herself.',
    },
    companion: 'Companion',
    choose: 'Choose',
    chosen: 'Goes with you',
    begin: 'Set out',
    haveAccount: 'We’ve met: sign in',
    known: 'Someone on this device has climbed up to level {{level}} already. Sign in to go on from there.',
    login: 'Sign in',
    consent: 'By starting you agree to {{terms}} and {{privacy}}.',
    terms: 'the user agreement',
    privacy: 'the privacy policy',
    language: 'Language',
  },
  a11y: {
    selection: 'Choosing a hero. Arrows change the hero, Enter sets out.',
    hero: '{{name}}. {{about}} Companion: {{companion}}',
  },
}
export default texts
