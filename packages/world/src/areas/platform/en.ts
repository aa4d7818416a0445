import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  platform: {
    SDK_UNAVAILABLE: 'The platform doesn’t answer: its script did not load.',
    TIMED_OUT: 'The platform has been silent for too long.',
    UNSUPPORTED: 'That can’t be done here: the platform or the device isn’t able to.',
    CANCELLED: 'Cancelled.',
    UNFILLED: 'There are no adverts right now. Check back a little later.',
    BAD_ANSWER: 'The platform answered something unclear.',
    FAILED: 'Something broke on the platform’s side.',
    asGuest: '{{reason}} So the game doesn’t know who you are. That won’t keep you from climbing.',
    proven: 'The platform knows who you are: your climb can be found from any device.',
    guest: 'The platform hasn’t said who you are. Your climb lives on this device only.',
    signIn: 'Sign in with the platform',
    favourite: 'Keep it at hand',
    favouriteDone: 'Done: the stair is at hand now.',
    rate: 'Rate the game',
    rateDone: 'Thank you! The cat is purring.',
    send: 'Show it to friends',
    scores: 'Leaderboard of this site',
    gameName: 'Skystair — a stair to the sky',
    newPart: {
      share: 'Show friends where I am',
      text: '{{name}}: stair {{stair}} is under my feet. Come up, the view is splendid!',
    },
    victory: {
      share: 'Share the victory',
      over: 'Victory! {{name}}',
      text: '{{name}} stood in my way on stair {{stair}}. Not any more!',
    },
    saves: 'My climbs',
    oneSave: 'You have only one climb, so there is nothing to choose.',
    choose: {
      title: 'Two climbs',
      about: 'You have a climb here on this device, and another one on the platform. Which shall we go on with? The other one is kept.',
      guest: 'Guest',
      stair: 'Stair {{stair}}',
      lastSeen: 'Last seen: {{time}}',
      current: 'Open now',
      go: 'Go on with this one',
      later: 'Decide later',
      laterNote: 'You can come back to this choice in the settings.',
    },
  },
}
export default texts
