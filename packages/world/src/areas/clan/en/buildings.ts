import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/buildings.ts'
import type { themes as themesRu, town as townRu } from '../ru/buildings.ts'

const building: Same<typeof ru> = {
  EXPERIENCE: {
    name: 'School',
    about: 'Every fight is gone through here: who waved a sword about, and who thought.',
    effect: '{{n}}% more experience from each fight',
  },
  CLAN_SHIELD: {
    name: 'Clan shield',
    about: 'While the shield hangs over the towers, its people are looked after at the start of a fight.',
    effect: 'heroes take {{n}}% less damage in their first moves of a fight',
  },
  SNOW_WORLD: {
    name: 'Snow camp',
    about: 'Guides, ropes and warm socks: all that a long way through the snow takes.',
    effect: 'platforms within reach in the snow world: +{{n}}',
  },
  GEAR_FACTORY: {
    name: 'Gear workshop',
    about: 'Every day the masters put a parcel aside for each of their own.',
    effect: 'gears that the gift of the day may hold: {{n}}',
  },
  HALL_OF_FAME: {
    name: 'Hall of fame',
    about: 'The names of forebears give strength: in fights, heroes of all members have the gifts of the hall.',
    effect: 'gifts of the hall grow up to rank {{n}}',
  },
}
export default building

export const town: Same<typeof townRu> = {
  level: 'Level {{level}} of {{max}}',
  none: 'Not built yet',
  now: 'Now: {{effect}}',
  next: 'Next level: {{effect}}',
  first: 'Once built: {{effect}}',
  price: 'Price, from the budget',
  takes: 'The work takes {{time}}',
  build: 'Build',
  improve: 'Improve',
  best: 'Built up to the very top.',
  work: 'Work: {{name}}',
  left: 'Done {{time}}',
  done: 'The work is finished',
  open: 'Open',
  speedup: 'Hurry',
  speedupAsk: 'Finish the work now? The budget of the clan pays {{price}}.',
  started: '{{name}}: the work has begun',
  opened: '{{name}}: now level {{level}}',
  lacks: 'The budget lacks {{what}}.',
  clanLevel: 'The clan must have level {{level}}.',
  rank: 'The leader and the deputies build.',
  forces: 'Gifts of the hall',
  gift: 'Gift of the day',
  theme: 'Theme',
  aboutForces: 'In fights, the gifts of the hall work for the heroes of every member, along with their own.',
  noForces: 'Build the hall of fame first: its gifts grow no higher than its level allows.',
  highest: 'The hall gives no more than this.',
  improved: '{{name}}: now rank {{rank}}',
  forceSoon: 'The next level of the hall allows rank {{rank}}.',
  giftReady: 'A parcel is waiting for you.',
  giftNext: 'The next parcel comes {{time}}.',
  giftTaken: 'In the parcel: {{prize}}',
  giftNone: 'There is no workshop yet, and so nobody to pack gifts.',
  giftInside: 'What a parcel may hold',
  takeGift: 'Take it',
  themeAbout: 'Everybody sees the theme of the clan’s island.',
  themeFree_one: '{{count}} free change is left.',
  themeFree_other: '{{count}} free changes are left.',
  themePrice: 'Each change costs {{gems}} emeralds of the budget.',
  themeChoose: 'Decorate',
  themeAsk: 'Decorate the island as “{{name}}”? The budget of the clan pays {{gems}} emeralds.',
  themeRank: 'The leader and the deputies change the theme.',
  themeDone: 'The island is decorated: “{{name}}”',
}

export const themes: Same<typeof themesRu> = {
  MEADOW: 'Morning meadow',
  NOON: 'Hot noon',
  AUTUMN: 'Golden autumn',
  NIGHT: 'Starry night',
  WINTER: 'First snow',
  EMBER: 'Dragon embers',
}
