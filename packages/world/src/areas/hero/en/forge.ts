import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/forge.ts'

const forge: Same<typeof ru> = {
  toForge: 'To the forge',
  keeper: 'The smith',
  forWhom: 'Who will be stronger',
  effect: 'For ever: {{words}}',
  keep: 'Not now',
  sure: 'Quite, quite sure?',
  done: '{{name}}: this is for ever now',
  leave: 'Thank you, master',
  artifact: {
    title: 'The forge',
    line: '“Forgive me, old friend,” I say to every blade. And a quarter of it stays with the hero. It doesn’t hurt, word of honour.',
    thanks: 'Hear it ring? That’s a goodbye. No hard feelings, I asked.',
    about: 'The artifact will be gone, and a quarter of its power stays with a hero for ever.',
    unnoticed: 'Too little to notice by itself: it adds up with the next ones.',
    do: 'Forge',
    ask: 'Forge the artifact?',
    askText: '{{name}} will be gone for good. Its power goes to {{hero}}.',
    sureText: 'No common thing, and you may never meet another. It can’t be forged back.',
  },
  hero: {
    title: 'Transfer of power',
    line: 'Two at one anvil. One gives away what was earned, the other carries off a quarter. You two aren’t cross with each other?',
    thanks: 'Done. Buy the other one a drink: it all starts over there.',
    offer: 'The hero gives up everything learned so far, and a quarter of it stays with another forever.',
    about: 'Will lose level, ranks and gifts and start over. What it wears and was forged into it stays. Power can be given once.',
    do: 'Transfer',
    ask: 'Transfer the power?',
    askText: '{{name}} will lose level, ranks and gifts. A quarter of that goes to {{hero}}, for ever.',
    sureText: 'A rare hero, and raising it again takes long. There is no way back.',
  },
}
export default forge
