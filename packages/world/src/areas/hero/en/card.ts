import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/card.ts'

const card: Same<typeof ru> = {
  ELEPHANT: { name: 'Card of the Elephant', about: 'Elephants forget nobody: a fallen hero gets up with {{percent}}% of its health.' },
  SNAKE: { name: 'Card of the Snake', about: 'The snake knows a smith: one more hammer for gifts, bought within {{time}}, costs {{percent}}% less.' },
  MOUSE: { name: 'Card of the Mouse', about: 'The mouse gnaws at the waiting: a hero’s gifts and rank are ready in {{percent}}% less time.' },
  EAGLE: { name: 'Card of the Eagle', about: 'The eagle sees far: for {{time}} every gift and rank begun takes {{percent}}% less time.' },
  ARK: { name: 'Card of the Ark', about: 'The ark takes everyone aboard: all heroes’ wounds and charges are {{percent}}% mended.' },
  EVOLUTION: { name: 'Card of Evolution', about: 'The next rank at once, all {{percent}}% of it. A caterpillar would be jealous.' },
}
export default card
