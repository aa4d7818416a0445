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
    melee: 'This melee of five',
    FAIR: 'Fair and square: played again on your device, the fight ended the same way, blow for blow.',
    OTHER_SEED: 'These aren’t the dice that were promised before the first move. That must not happen: write to us.',
    OTHER_ENEMY: 'Others should have stood on that stair. Perhaps the game has been updated since.',
    OTHER_END: 'By today’s rules the fight would have ended otherwise. Perhaps the game has been updated since.',
    OTHER_ROW: 'By this draw and these odds something else should have come up. That must not happen: write to us.',
    draws: 'Check your draws',
    draw: {
      wheel: 'Wheel of fortune, draw no. {{number}}',
      goldWheel: 'Golden wheel, draw no. {{number}}',
      delayedChest: 'Sleepy chest ({{chest}}), draw no. {{number}}',
      CHEST: 'Emerald chests ({{chest}}), draw no. {{number}}',
      CHEST_2: 'Armoury chests ({{chest}}), draw no. {{number}}',
      CHEST_3: 'Snoring chests ({{chest}}), draw no. {{number}}',
      clanFactory: 'Gift of the clan’s workshop, draw no. {{number}}',
      other: 'Draw no. {{number}}',
    },
    replay: {
      title: 'The Fight Again',
      you: 'You',
      rival: 'Rival',
      begin: 'The squads before the fight',
      step: 'Move {{step}} of {{steps}}',
      back: 'One move back',
      next: 'One move on',
      play: 'Play on',
      pause: 'Stop',
      again: 'From the start',
      health: '{{name}}: health {{current}} of {{total}}',
      log: 'What happened',
      send: 'Look how our fight on the sky stair went!',
    },
    drawFair: 'Fair and square: it is the draw that was promised, and it gave exactly what it had settled. The draw: {{seed}}',
  },
}
export default texts
