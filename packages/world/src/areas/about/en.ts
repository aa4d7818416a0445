import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  legal: {
    title: 'Documents',
    privacy: {
      title: 'Privacy policy',
      text: 'So that your stair is there tomorrow, the server keeps your nickname, your mail or phone if you give one, a fingerprint of your password but never the password, and whatever happens to your heroes, things and stairs.\n\nIf you play on a portal, the number it knows you by is kept too. Of purchases the server keeps what was bought, when, and for how much; it never sees your card, which goes to the payment service.\n\nTo mend what breaks, the server notes the network address and time of calls, the steps of loading, the memory of the device, the size of its screen and of the window, the site that the game stands on, and reports of errors. No passwords and no sign-in keys are among these notes.\n\nNobody gets any of this but the portal and the payment service that a purchase goes through, and no advertising profile is made of it. You can download everything that is kept about you, and delete your account, in the game’s settings under “My data”, and with a name and a password also on a page of the game’s own site. Afterwards only records of payments, the book of rewards and the records of fights stay, without your name. For anything else write to the owner of the site that the game stands on.',
    },
    offer: {
      title: 'Offer',
      text: 'The game is free to play. Only emeralds, and what is named beside them, are sold for money; price and contents are shown before you pay. To pay is to accept these terms.\n\nWhat you bought is yours as soon as the payment is confirmed, and waits in the bank. Emeralds are spent in the game alone: they cannot be turned into money, nor passed on for it.\n\nIf something you paid for has not come, it comes with your next visit, or the money goes back by the rules of the portal and the payment service. When money goes back, its emeralds are taken off again.\n\nA grown-up answers for purchases: players under eighteen need the consent of their parents.',
    },
    agreement: {
      title: 'User agreement',
      text: 'The game is given as it is: it is being mended and changed, and now and then it is away. Heroes, things and stairs are part of the game and nobody’s property; use them for as long as the game runs.\n\nOne person, one stair. Programs that play in your place, hunting for loopholes and selling accounts are not welcome. If you come across a loophole, tell the owner of the site.\n\nEverybody sees your nickname: no swearing, no advertising, nobody else’s name. Whoever spoils the game for others may lose the right to write in it, or the account.\n\nShow your password to nobody. A guest who clears the browser will not find the stair again: only registering helps.',
    },
    cookies: {
      title: 'Cookies and the browser’s memory',
      text: 'The game sets no cookies of its own. In the browser’s memory it keeps only what it needs: the sign-in key, language, look, picture quality, sound, speed of fights and the order of your heroes. Clear the browser’s memory, and that is gone.\n\nThe portal that the game stands on and the payment service may set cookies; their own rules tell about those.',
    },
  },
}
export default texts
