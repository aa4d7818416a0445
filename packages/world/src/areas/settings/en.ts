import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  settings: {
    game: 'Game',
    picture: 'Picture and sound',
    language: 'Language',
    modeLabel: 'Look',
    mode: { ORIGINAL: 'Storybook', MODERN: 'Modern' },
    seasonLabel: 'Seasonal look',
    season: { AUTO: 'By the calendar', ORDINARY: 'Everyday', NEW_YEAR: 'New Year' },
    qualityLabel: 'Picture quality',
    quality: {
      AUTO: 'Automatic',
      LOWEST: 'Lightest',
      LOW: 'Light',
      STANDARD: 'Standard',
      HIGH: 'High',
    },
    qualityNote: 'The lighter the picture, the cooler the phone.',
    speedLabel: 'Walking speed',
    speed: { DEFAULT_MODE: 'Walk', DOUBLED_MODE: 'Run' },
    account: 'Account',
    signedInAs: 'You are {{name}}',
    rename: 'Change nickname',
    contact: 'Change mail or phone',
    password: 'Change password',
    register: 'Register',
    login: 'Sign in under another name',
    logout: 'Sign out',
    logoutAsk: 'Sign out? Your name and password will bring you back.',
    logoutGuestAsk: 'Sign out? A guest without a name and password won’t find these stairs again. Better register first.',
    credits: 'Credits',
    creditsIcons: 'The pictures are carved from silhouettes of game-icons.net (CC BY 3.0): we coloured, lit and combined them anew.',
    fairness: 'Fair play',
    about: 'About the game',
    aboutText: 'Skystair, a stair to the sky: stairs, fights, heroes, and a cat who knows more than it says.',
    version: 'Version {{version}}',
  },
}
export default texts
