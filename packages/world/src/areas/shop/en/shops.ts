import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/shops.ts'

const shops: Same<typeof ru> = {
  title: 'Towns in the clouds',
  about: 'Islands with a gangplank to the road. You can see the closed ones from afar, and what they ask for.',
  closed: 'Closed. You have to win or reach',
  stairOf: 'Stair {{stair}}',
  levelOf: 'Level {{level}}',
  purse: 'In your purse',
  fresh: 'New ones {{time}}',
  buy: 'Buy',
  buyFor: 'Buy: {{name}}. {{price}}',
  ask: '{{name}} for {{price}}. Is it a deal?',
  yes: 'It’s a deal',
  joined: '{{name}} is with you now!',
  places: 'Waiting for you among the heroes.',
  toHeroes: 'To the heroes',
  why: {
    stair: 'Opens once you have won on stair {{stair}}',
    level: 'Opens at level {{level}}',
    limit: 'That is all for today; come back tomorrow',
    away: 'Not on sale today',
  },
  runs: 'Running, {{time}} left',
  prolong: 'It already runs: its time will be added.',
  replaces: 'It replaces “{{name}}”: what is left of that is lost ({{time}}).',
  started: '{{name}}: it works!',
  running: 'What runs',
  forWhom: '{{name}}: for whom?',
  wear: { BUY: 'Has room', APPEND: 'One more of its kind', REPLACE: 'Instead of a weaker one' },
  worn: '{{name}}: it fits!',
  hung: '{{name}}: this is you now!',
  mirror: 'To the mirror: wear another portrait',
  owned: 'Yours already',
  nothing: 'The shelves are empty today.',
  stats: 'Attack {{attack}}, defence {{defence}}, health {{health}}',
}
export default shops
