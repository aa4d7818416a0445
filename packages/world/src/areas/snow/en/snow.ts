import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/snow.ts'

const snow: Same<typeof ru> = {
  keeper: 'The hare postman',
  says: {
    early: 'It’s too early for you up there. Win on stair {{stair}}, and I’ll take you along with the mail.',
    first: 'Cold hands, warm letters. Come along, but count your steps: the snow does.',
    again: 'You again! Good. It’s a new road: the snow never keeps the old ones.',
    inside: 'You’re already in the snow. Keep going while your steps last.',
    resting: 'The road is snowed under. I’ll have it dug out by the next mail.',
  },
  about_one: 'A road of {{count}} step, a different one every time. When you leave, the snow closes it for {{time}}.',
  about_other: 'A road of {{count}} steps, a different one every time. When you leave, the snow closes it for {{time}}.',
  snowshoes_one: 'You have {{count}} pair of snowshoes: it adds {{steps}} steps to the next visit.',
  snowshoes_other: 'You have {{count}} pairs of snowshoes: one of them adds {{steps}} steps to the next visit.',
  onlyUp: 'The road leads only up: the snow covers each step behind you.',
  finds: 'What lies under the snow',
  hoards: 'Every {{count}}th platform has a guarded hoard. The further you go, the better the finds, and the stronger their guards.',
  enter: 'Into the snow',
  opens: 'The next mail {{time}}',
  locked: 'Opens once you have won on stair {{stair}}',
  stepsLeft_one: '{{count}} step left',
  stepsLeft_other: '{{count}} steps left',
  stepsGone: 'You’re out of steps',
  leave: 'Leave the snow',
  leaveEarly_one: 'You still have {{count}} step left, and it won’t be kept. The road opens again in {{time}}.',
  leaveEarly_other: 'You still have {{count}} steps left, and they won’t be kept. The road opens again in {{time}}.',
  leaveLate: 'Whatever you leave behind will be snowed in. The road opens again in {{time}}.',
  leaveYes: 'Leave',
}
export default snow
