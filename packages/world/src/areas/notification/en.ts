import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  notification: {
    title: 'What happened',
    levelUp: 'New level: {{level}}.',
    heroJoined: 'One more for the road: {{name}} goes with you.',
    gemsGranted: 'Your purchase has arrived: {{gems}}. It waits in the bank.',
    giftReceived: '{{name}} gives you: {{gift}}!',
    arenaReward: 'The arena sends its daily reward. {{league}}.',
    arenaLost: '{{name}} has beaten your squad on the arena. Your place is now {{place}}.',
    arenaHeld: 'Your squad has beaten a challenger on the arena: {{name}}.',
    raidReward: 'The raid is over: the reward for your share of the tower has come.',
    nameTaken:
      'Your name broke the rules, and a moderator has taken it. For now you are “{{name}}”. Choose another: this change is free, and until then you can still sign in by the old one.',
    passwordGuessed: 'Somebody keeps trying wrong passwords for your account. We are holding them back. If it wasn’t you, choose a new, longer password to be safe.',
    contactChanged: 'The mail address or phone number of your account was changed. If that wasn’t you, change your password now: it signs everybody else out.',
    clanNameTaken: 'Your clan’s name broke the rules, and a moderator has taken it. For now the clan is “{{name}}”. Think of another and write it to the support.',
    someone: 'Somebody',
    push: {
      forceRipe: { title: 'A gift is ripe', body: '{{name}}: a new strength is waiting to be accepted.' },
      rankReady: { title: 'A new rank', body: '{{name}}: the rank is ready to be conferred.' },
      chestReady: { title: 'The chest is awake', body: 'The sleepy chest has stretched and lifted its lid. Look inside before it dozes off again.' },
      dailyReady: { title: 'Gift of the day', body: 'The cat has untied the ribbon. Come before it falls asleep in the box.' },
      giftReceived: { title: 'A gift for you', body: 'The hare postman has brought it, with a note. Open it before the ribbon does.' },
      arenaReward: { title: 'The arena pays', body: 'Your league’s reward is here. The herald is guarding it, and yawning.' },
      meleeSoon: { title: 'The melee is near', body: 'The herald is carrying out the gong. The gate is about to open: is your squad ready?' },
      snowReady: { title: 'The snow is open again', body: 'The hare postman has swept the path and is stamping his feet. Dress warmly!' },
    },
    remove: 'Remove',
    removeAll: 'Remove all',
  },
}
export default texts
