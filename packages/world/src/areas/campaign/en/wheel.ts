import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/wheel.ts'

const wheel: Same<typeof ru> = {
  title: 'Wheel of fortune',
  which: 'Which wheel to spin',
  kind: { USUAL: 'Usual', GOLD: 'Golden' },
  held: 'Tickets: {{count}}',
  keeper: 'Lyalya, who minds the wheel',
  about: 'A fair at sunset: the wheel is all lights, and the air smells of burnt sugar.',
  line: 'It isn’t rigged, I check it myself every evening. All the odds are on the board, take your time.',
  turning: 'Round and round… Don’t look at me, I have no idea where it will stop either!',
  won: 'There, it’s yours! Take it, there’s no queue for winnings.',
  empty: 'No ticket, no spin, not even if the cat begs me. Wins, tasks and daily gifts bring tickets.',
  spin: 'Spin',
  skip: 'Don’t wait',
  stopped: 'The wheel has stopped: {{prize}}',
  take: 'Take it',
  whom: 'Who shall rise by a rank?',
  rise: '{{name}}, rank {{rank}} of {{max}}',
  taken: 'You’ve won: {{prize}}',
  joined: '{{name}} is with you now!',
  odds: 'Odds',
  sources: 'Where tickets come from',
  victories: 'Every {{every}}th victory brings a ticket. Victories to go: {{left}}.',
  gems: 'Every {{gems}} emeralds that you buy bring a ticket. To go: {{left}}. Still to be had this way today: {{today}} of {{most}}.',
  goldGems: 'Every {{gems}} emeralds that you buy bring a gold ticket. To go: {{left}}.',
  play: 'Tickets also come with the daily gift, as rewards for tasks, and from sleepy chests.',
  toBank: 'To the bank',
  fair: 'Where the wheel stops is settled before it turns: this is the fingerprint of draw no. {{number}}. After the spin the draw is laid open, and anyone can check it.',
  verify: 'Check past draws',
  chest: 'Sleepy chest',
}
export default wheel
