import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/cards.ts'

const cards: Same<typeof ru> = {
  title: 'Cards',
  about:
    'A card waits until it is played. Some work at once, others for their time. Sleepy chests hold them now and then, they are the thanks for masters of stairs defeated and for days on the road, and festivals sell them.',
  use: 'Play',
  used: '{{name}}: played',
  usedOn: '{{name}}: {{hero}} says thanks',
  of: 'For their own kind only ({{name}}): {{count}}',
  inForce: 'In force for {{time}} more',
  forWhom: 'For whom',
  nobody: {
    ELEPHANT: 'Everybody stands. May it stay so.',
    MOUSE: 'Nothing ripens with anybody: nothing to gnaw at.',
    EVOLUTION: 'Nobody is left to rise in rank.',
  },
}
export default cards
