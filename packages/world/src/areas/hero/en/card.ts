import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/card.ts'

const card: Same<typeof ru> = {
  ELEPHANT: { name: 'Card of the Elephant', about: 'Elephants forget nobody: a fallen hero gets up at {{percent}}% health.' },
  SNAKE: {
    name: 'Card of the Snake',
    about: 'The snake had a word with the smith: a magic hammer, if bought within {{time}}, costs {{percent}}% less. Each hammer lets one more gift grow at once.',
  },
  MOUSE: { name: 'Card of the Mouse', about: 'The mouse gnaws at the waiting: if a hero’s rank or gifts are growing, it eats up {{percent}}% of the time that is left.' },
  EAGLE: { name: 'Card of the Eagle', about: 'The eagle sees far: every rank and gift that begins to grow within {{time}} takes {{percent}}% less time.' },
  ARK: { name: 'Card of the Ark', about: 'The ark takes everyone aboard: all heroes are back at {{percent}}% of health and charges.' },
  EVOLUTION: { name: 'Card of Evolution', about: 'The next rank at once: no points, no waiting. A caterpillar would be jealous.' },
}
export default card
