import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/ranks.ts'

const ranks: Same<typeof ru> = {
  title: 'Rank',
  points: 'Rank points: {{points}} of {{needed}}',
  collect: 'Earn the points in good fights, then raise the rank: it takes {{time}} to ripen.',
  mayRaise: 'You have the points: raise the rank, and it will be ripe in {{time}}.',
  grows: 'Attack +{{attack}}, defence +{{defence}}, health +{{health}}',
  growing: 'Ready {{time}}',
  ready: 'A new rank is ready!',
  news: 'A rank to raise or to accept',
  best: 'This is the highest rank.',
  raise: 'Raise the rank',
  take: 'Accept the rank',
  ripening: 'Ripening',
}
export default ranks
