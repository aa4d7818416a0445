import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  fairness: {
    mine: 'Check your own fights',
    none: 'Nothing to check yet: you’ll have to pick a fight with somebody first.',
    won: 'Stair {{stair}}: won',
    lost: 'Stair {{stair}}: lost',
    check: 'Check',
    checking: 'Replaying…',
    FAIR: 'Fair and square: played again on your device, the fight ended the same way, blow for blow.',
    OTHER_SEED: 'These aren’t the dice that were promised before the first move. That must not happen: write to us.',
    OTHER_ENEMY: 'Others should have stood on that stair. Perhaps the game has been updated since.',
    OTHER_END: 'By today’s rules the fight would have ended otherwise. Perhaps the game has been updated since.',
  },
}
export default texts
