import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  melee: {
    title: 'Melee of five',
    about: 'Once a week five squads step into the ring of the arena at once, and each is on its own.',
    says: {
      young: 'Five walk in, one walks out a winner. Grow to level {{level}} and I’ll put you on the list.',
      shut: 'Only the wind is in the ring now. Come at the hour: miss it, and it’s a week until the next.',
      open: 'The gate is open! Five squads, one ring, and no friends in it. Will you step in?',
      WAITING: 'You’re on the list. When there are five, or my patience runs out, I’ll strike the gong.',
      RUNNING: 'Hear the gong? Your squad is in the ring already, and turns don’t like to wait.',
      OVER: 'The dust has settled and I’ve written it all down. Take what’s yours.',
    },
    look: 'Take a look',
    opens: 'The gate opens {{time}}',
    closes: 'The gate closes {{time}}',
    soon: 'The melee of five is near: the gate opens {{time}}.',
    join: 'Step into the ring',
    leave: 'Think again',
    starts: 'Begins {{time}}',
    seats: 'Who steps into the ring',
    free: 'Free',
    freeAbout: 'If nobody comes, a squad of the arena will',
    you: 'You',
    arenaSquad: 'squad of the arena',
    toFight: 'To the fight',
    began: 'The melee has begun! Finish here and step into the ring.',
    rewards: 'Rewards',
    place: 'Place {{place}}',
    rules: {
      title: 'How it goes',
      squads: 'The first {{fighters}} of your squad fight, healthy and rested. The melee leaves no wounds and uses up no charges.',
      turns: 'Squads take turns. A turn has {{turn}} seconds: if they run out, the arena moves for you, and waits less the next time.',
      back: 'If the connection breaks, come back: the fight goes on with you. But a fight without a single move of yours pays nothing.',
      seats: 'If there aren’t five within {{wait}} seconds, squads of the arena take the free places. They are marked as such.',
    },
    turn: { other: 'Moving: {{name}}', fallen: 'Your squad is out. Place {{place}}', reward: 'Reward' },
    result: {
      won: 'Four against one, and the one was you. The stands won’t be quiet for a while.',
      lost: 'The ring will remember your squad. It opens again in a week.',
      idle: 'The arena fought the whole melee for you, so there is no reward.',
      take: 'Take it and leave',
      watch: 'Watch the rest',
    },
    giveUp: 'Leave the melee',
    giveUpAsk: 'Your squad will fight on without you, but there will be no reward for this melee.',
    giveUpYes: 'Leave',
    giveUpNo: 'Stay',
  },
}
export default texts
