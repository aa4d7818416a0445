import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/buildings.ts'
import type { themes as themesRu, town as townRu } from '../ru/buildings.ts'

const building: Same<typeof ru> = {
  EXPERIENCE: {
    name: 'School',
    about: 'Every fight gets picked apart here: who just waved a sword about, and who used their head.',
    effect: '{{n}}% more experience from each fight',
  },
  CLAN_SHIELD: {
    name: 'Clan shield',
    about: 'While the shield hangs over the towers, it looks after our people at the start of a fight.',
    effect: 'heroes take {{n}}% less damage in their first moves of a fight',
  },
  SNOW_WORLD: {
    name: 'Snow camp',
    about: 'Guides, ropes and warm socks: all you need for a long way through the snow.',
    effect: 'platforms within reach in the snow world: +{{n}}',
  },
  GEAR_FACTORY: {
    name: 'Gear workshop',
    about: 'Every day the craftsmen set aside a parcel for each clanmate.',
    effect: 'gears in the daily gift: up to {{n}}',
  },
  HALL_OF_FAME: {
    name: 'Hall of fame',
    about: 'The names of our forebears give strength: in fights, the hall’s gifts help every member’s heroes.',
    effect: 'the hall’s gifts can reach rank {{n}}',
  },
}
export default building

export const town: Same<typeof townRu> = {
  level: 'Level {{level}} of {{max}}',
  none: 'Not built yet',
  now: 'Now: {{effect}}',
  next: 'Next level: {{effect}}',
  first: 'Once built: {{effect}}',
  price: 'Price, paid from the budget',
  takes: 'The work takes {{time}}',
  build: 'Build',
  improve: 'Improve',
  best: 'Nothing left to improve.',
  work: 'Work: {{name}}',
  left: 'Done {{time}}',
  done: 'The work is finished',
  open: 'Open',
  speedup: 'Speed up',
  speedupAsk: 'Finish the work now? The clan’s budget pays {{price}}.',
  started: '{{name}}: work has begun',
  opened: '{{name}}: now level {{level}}',
  lacks: 'The budget is short of {{what}}.',
  clanLevel: 'The clan must reach level {{level}}.',
  rank: 'Only the leader and deputies can build.',
  forces: 'Hall gifts',
  gift: 'Daily gift',
  theme: 'Theme',
  aboutForces: 'In fights, the hall’s gifts help every member’s heroes, on top of their own gifts.',
  noForces: 'Build the hall of fame first: its gifts grow only as high as its level allows.',
  highest: 'The hall can’t raise it any higher yet.',
  improved: '{{name}}: now rank {{rank}}',
  forceSoon: 'The hall’s next level allows rank {{rank}}.',
  giftReady: 'A parcel is waiting for you.',
  giftNext: 'The next parcel comes {{time}}.',
  giftTaken: 'In the parcel: {{prize}}',
  giftNone: 'There’s no workshop yet, so there’s nobody to pack gifts.',
  giftInside: 'What a parcel may hold',
  takeGift: 'Take it',
  themeAbout: 'Everyone can see the theme of the clan’s island.',
  themeFree_one: '{{count}} free change left.',
  themeFree_other: '{{count}} free changes left.',
  themePrice: 'Each change costs the budget {{gems}} emeralds.',
  themeChoose: 'Decorate',
  themeAsk: 'Decorate the island in the theme “{{name}}”? The clan’s budget pays {{gems}} emeralds.',
  themeRank: 'Only the leader and deputies can change the theme.',
  themeDone: 'The island has a new theme: “{{name}}”',
}

export const themes: Same<typeof themesRu> = {
  MEADOW: 'Morning meadow',
  NOON: 'Hot noon',
  AUTUMN: 'Golden autumn',
  NIGHT: 'Starry night',
  WINTER: 'First snow',
  EMBER: 'Dragon embers',
}
