import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/portal.ts'

const portal: Same<typeof ru> = {
  title: 'Portal',
  ofDay: 'Portal of the day',
  none: 'There is no portal for you yet. The first one leads to stair 25: win there, and it will know you.',
  leads: 'Stair {{stair}}',
  sign: 'A sign, in a careful hand:',
  locked: 'Opens once you have won on stair {{stair}}',
  offer: 'Cheaper today, and open from anywhere. {{time}} left',
  first: 'The first time through leaves on your boots: {{what}}',
  discounts: 'Discount',
  noDiscount: 'None',
  discount: '−{{percent}} % (×{{count}})',
  before: 'Regular price',
  use: 'Step through',
  useFree: 'Step through for free',
  nearby: 'Portals nearby, free of charge',
  silent: 'The portal is silent: it has nowhere else to send you yet.',
  target: {
    spring: { name: 'Elixir spring', sign: 'This way to the spring. Bring a jug. Whoever brings two is asked to share.' },
    gate: { name: 'Castle gate', sign: 'Straight to the gate, past the queue. Please do not tell the queue.' },
    throne: { name: 'The king’s back door', sign: 'Wipe your feet. The king will notice, even if he says he won’t.' },
    scaffold: { name: 'Builders’ scaffold', sign: 'Mind your head on arrival. The builders are at lunch; they are always at lunch.' },
    fence: { name: 'The rabbit’s fence', sign: 'A gap in the fence. The rabbit says there is no gap. Go quietly.' },
    balcony: { name: 'The lady’s balcony', sign: 'To the balcony with the best view. Admire it aloud: she is listening.' },
    bell: { name: 'Drowned bell', sign: 'Hold your breath before, not after.' },
    whirlpool: { name: 'Edge of the whirlpool', sign: 'You come out dry. Almost. The left boot is not included.' },
    blizzard: { name: 'Shelter in the blizzard', sign: 'Warm soup behind the door, if the ones before you left any.' },
    cloakroom: { name: 'Cloakroom of the forgotten', sign: 'Keep your number. Those who lost theirs are still here.' },
    mirror: { name: 'The cat’s mirror', sign: 'On the other side is a cat. It will say that it was there first.' },
    court: { name: 'Upper court', sign: 'Witnesses to the left, the accused straight on, the curious by portal.' },
    nest: { name: 'Foot of the nest', sign: 'Do not touch the feathers. They have only just cooled.' },
    tollgate: { name: 'The last tollgate', sign: 'The keeper has no change. He has never had change.' },
    summit: { name: 'The top of the stairs', sign: 'Somebody has crossed out the rest of this sign.' },
  },
}
export default portal
