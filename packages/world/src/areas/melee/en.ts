import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  melee: {
    title: 'Melee of five',
    about: 'Once a week five squads step into the arena ring at once, and it’s every squad for itself.',
    says: {
      young: 'Five walk in, one walks out a winner. Reach level {{level}} and I’ll put you on the list.',
      shut: 'There’s nothing but wind in the ring now. Don’t miss the hour, or you’ll wait a week for the next.',
      open: 'The gate is open! Five squads, one ring, and no friends in it. Will you step in?',
      WAITING: 'You’re on the list. Once there are five of you, or my patience runs out, I’ll strike the gong.',
      RUNNING: 'Hear the gong? Your squad is already in the ring, and its turn won’t wait.',
      OVER: 'The dust has settled and I’ve written it all down. Take what’s yours.',
    },
    look: 'Take a look',
    opens: 'The gate opens {{time}}',
    closes: 'The gate closes {{time}}',
    soon: 'The melee of five is coming up: the gate opens {{time}}.',
    join: 'Step into the ring',
    leave: 'Back out',
    starts: 'Starts {{time}}',
    seats: 'Who steps into the ring',
    free: 'Free',
    freeAbout: 'If nobody comes, an arena squad will',
    you: 'You',
    arenaSquad: 'arena squad',
    toFight: 'To the fight',
    began: 'The melee has begun! Finish here and step into the ring.',
    rewards: 'Rewards',
    place: 'Place {{place}}',
    rules: {
      title: 'How it works',
      squads: 'The first {{fighters}} of your squad fight, in full health and rested. The melee leaves no wounds and uses up no charges.',
      turns: 'Squads take turns of {{turn}} seconds. If your time runs out, the arena moves for you and waits less next time.',
      back: 'If you lose the connection, come back and fight on. But without a single move of your own, there’s no reward.',
      seats: 'If there aren’t five of you within {{wait}} seconds, arena squads take the free places. They are marked as such.',
    },
    turn: { other: 'Moving: {{name}}', fallen: 'Your squad is out. Place {{place}}', reward: 'Reward' },
    result: {
      won: 'Four against one, and the one was you. The stands won’t quiet down for a while.',
      lost: 'The ring will remember your squad. It opens again in a week.',
      idle: 'The arena fought the whole melee for you, so there’s no reward.',
      take: 'Take it and leave',
      watch: 'Watch the rest',
    },
    giveUp: 'Leave the melee',
    giveUpAsk: 'Your squad will fight on without you, but you’ll get no reward for this melee.',
    giveUpYes: 'Leave',
    giveUpNo: 'Stay',
  },
}
export default texts
