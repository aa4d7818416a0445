import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/snow.ts'

const snow: Same<typeof ru> = {
  keeper: 'The hare postman',
  says: {
    early: 'The mail doesn’t go up there for you yet. Win on stair {{stair}}, and I’ll take you along.',
    first: 'Cold hands, warm letters. Come along, but count your steps: the snow does.',
    again: 'You again! Good. The road is a new one; the snow never keeps the old.',
    inside: 'You’re in the snow already. Walk on while your steps last.',
    resting: 'The road has snowed over. I’ll dig it out by the next mail.',
  },
  about_one: 'A road of {{count}} step, another one each time. When you leave, the snow closes it for {{time}}.',
  about_other: 'A road of {{count}} steps, another one each time. When you leave, the snow closes it for {{time}}.',
  onlyUp: 'The road leads only up: the snow covers each step behind you.',
  finds: 'What lies under the snow',
  hoards: 'Every {{count}}th platform has a guarded hoard. The further you go, the better the finds, and the stronger those who guard them.',
  enter: 'Into the snow',
  opens: 'The next mail {{time}}',
  locked: 'Opens once you have won on stair {{stair}}',
  stepsLeft_one: '{{count}} step left',
  stepsLeft_other: '{{count}} steps left',
  stepsGone: 'The steps are used up',
  leave: 'Leave the snow',
  leaveEarly_one: 'There is still {{count}} step to go, and it will not be kept. The road opens again after {{time}}.',
  leaveEarly_other: 'There are still {{count}} steps to go, and they will not be kept. The road opens again after {{time}}.',
  leaveLate: 'Whatever you leave lying here will be snowed in. The road opens again after {{time}}.',
  leaveYes: 'Leave',
}
export default snow
