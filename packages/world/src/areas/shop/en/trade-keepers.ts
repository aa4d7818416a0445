import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/trade-keepers.ts'

const keepers: Same<typeof ru> = {
  rank: {
    name: 'The Drill Ground',
    about: 'A drill ground with a podium. Flags crack, boots shine, somebody is counting aloud.',
    keeper: 'A sergeant moved by others’ progress',
    line: 'Attention! This one held a sword by the wrong end last week. And now look… A moment. Something in my eye.',
    thanks: 'At ease! No, I’m not crying. It’s the caviar, it’s very salty.',
  },
  eleph: {
    name: 'Elephant’s Tavern',
    about: 'A harbour tavern. The elephant is inside already; nobody recalls how it got in, save the elephant.',
    keeper: 'A cook who weighs by the spoon',
    line: 'A spoon for you, a spoon for me. A bucket for the elephant: it remembers how much it had last time.',
    good: 'The elephant told me about you, good things. Sit closer, there’s something under the counter for friends.',
    evil: 'So you’re the one from the road? Hush. I have a mouse. Not a word to the elephant, they don’t get on.',
    thanks: 'There’s your card. Don’t argue with it about the past: it’s right.',
  },
  exchange: {
    name: 'Square of Scales',
    about: 'A square with scales two floors high. Heroes are changed for heroes here, and nobody for money.',
    keeper: 'The cat’s cousin, who counts twice',
    line: 'Three in the left pan, one in the right. No, that one isn’t heavier, I’m just sitting in it.',
    thanks: 'It adds up. I’ll count once more, and it will add up again.',
  },
  monastery: {
    name: 'The Monastery',
    about: 'A bridge, a bell and a great deal of sky. They teach those who have nothing left to learn below.',
    keeper: 'A monk under a vow of few words',
    line: 'Tenth rank. Hard. Possible.',
    good: 'Kindness. It shows. Come in.',
    evil: 'Heavy to carry. I know. Put it down.',
    thanks: 'Good. (For him, that’s a speech.)',
  },
  oblivion: {
    name: 'Oblivion',
    about: 'A hall of numbered chairs. There is no queue, but everybody remembers it.',
    keeper: 'A clerk who forgets mid-sent…',
    line: 'You’re here about… ah, the ark. Hero in, tokens out, all quite… quite… What was your number?',
    thanks: 'Received. Received whom? Never mind, sign here, the tokens are yours.',
  },
  clan: {
    name: 'The Clan’s Shop',
    about: 'An awning by the meadow, and a counter made of an old gate. The prices are in chalk: gears, crystals, gears again.',
    keeper: 'A steward with a ledger',
    line: 'Gears from our own, and nothing to strangers: I check the book. The treasury takes gears too. There they say thank you, here you get change.',
    thanks: 'Written down. Should the treasury ask where the gears went: to a good cause.',
  },
  blackFriday: {
    name: 'The Night Market',
    about: 'Stalls under lanterns. It trades once a year, as November ends, for three days and three nights.',
    keeper: 'A barker with a cold',
    line: 'Roll up, roll… atchoo! …up! One pack at a time, in order, no shoving!',
    thanks: 'Take it, take it! Bless you! Or rather, bless me.',
  },
}
export default keepers
