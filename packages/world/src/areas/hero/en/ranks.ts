import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/ranks.ts'

const ranks: Same<typeof ru> = {
  title: 'Rank',
  points: 'Rank points: {{points}} of {{needed}}',
  about: 'Points come from good fights.',
  takes: 'The next rank takes {{time}}',
  growing: 'Ready {{time}}',
  ready: 'A new rank is ready!',
  best: 'This is the highest rank.',
  raise: 'Raise the rank',
  take: 'Accept the rank',
  taken: '{{name}}: rank {{rank}} now!',
  ripening: 'Ripening',
}
export default ranks
