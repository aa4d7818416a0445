import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/delayed-chest.ts'

const delayedChest: Same<typeof ru> = {
  title: 'Sleepy chest',
  about: 'Victories leave such chests on the road. No need to wake it: it will sleep its fill and open by itself.',
  opens: 'Opens {{time}}',
  ready: 'Wide awake! You can open it.',
  open: 'Open',
  look: 'Have a look',
  speedup: 'Wake it',
  ask: 'Wake the chest right now for {{price}}?',
  yes: 'Wake it',
  none: 'There is no chest yet.',
  left_one: '{{count}} more victory, and there will be a new one on the road.',
  left_other: '{{count}} more victories, and there will be a new one on the road.',
  next: 'Next: {{name}}.',
  waiting: 'It is found already and waits its turn.',
  inside: 'What may be inside',
  found: 'In the chest: {{prize}}',
}
export default delayedChest
