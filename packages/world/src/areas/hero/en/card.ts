import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/card.ts'

const card: Same<typeof ru> = {
  ELEPHANT: {
    name: 'Card of the Elephant',
    about: 'Elephants never forget: while you hold it, your squad’s wounds heal {{percent}} % faster.',
  },
  SNAKE: { name: 'Card of the Snake', about: 'The snake knows a smith: one more hammer for gifts, {{percent}} % off.' },
  MOUSE: { name: 'Card of the Mouse', about: 'The mouse slips through first: the way through a portal is {{percent}} % cheaper.' },
  EAGLE: { name: 'Card of the Eagle', about: 'The eagle sees far: a gift ripens {{percent}} % faster.' },
  ARK: {
    name: 'Card of the Ark',
    about: 'A hero of the ark is worth {{percent}} % of its tokens when given back. The ark remembers its own.',
  },
  EVOLUTION: { name: 'Card of Evolution', about: 'The next rank at once, all {{percent}} % of it. A caterpillar would be jealous.' },
}
export default card
