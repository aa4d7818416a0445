import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/cards.ts'

const cards: Same<typeof ru> = {
  title: 'Cards',
  about:
    'A card keeps until you play it. Some work at once, others for a while. You find them in sleepy chests now and then, get them for beating masters of stairs and for days on the road, and can buy them at festivals.',
  use: 'Play',
  used: '{{name}}: played',
  usedOn: '{{name}}: {{hero}} says thanks',
  of: 'Only for the class {{name}}: {{count}}',
  inForce: 'In force for {{time}} more',
  forWhom: 'For whom',
  nobody: {
    ELEPHANT: 'Everybody stands. May it stay so.',
    MOUSE: 'Nothing ripens with anybody: nothing to gnaw at.',
    EVOLUTION: 'Nobody is left to rise in rank.',
  },
}
export default cards
