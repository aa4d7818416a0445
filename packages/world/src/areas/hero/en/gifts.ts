import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/gifts.ts'

const gifts: Same<typeof ru> = {
  title: 'Gifts',
  locked: 'Gifts open at level {{level}}: they grow by themselves while you do other things.',
  hammers: 'Hammers to forge gifts: {{current}} of {{max}} free',
  buyHammer: 'Another hammer',
  hammerBought: 'The hammer is yours: one more gift can grow',
  rank: 'Rank {{rank}} of {{max}}',
  improve: 'Grow',
  improveAbout: '{{name}} to rank {{rank}}, which takes {{time}}',
  takes: 'The next rank takes {{time}}',
  growing: 'Ripe {{time}}',
  ready: 'It is ripe!',
  speedup: 'Hurry',
  take: 'Accept',
  taken: '{{name}}: rank {{rank}} now',
  best: 'It can grow no further',
}
export default gifts
