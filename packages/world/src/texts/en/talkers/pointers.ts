import type ru from '../../ru/talkers/pointers.ts'
import type { Same } from '../../same.ts'

const pointers: Same<typeof ru> = {
  pointer1: { title: 'Signpost', p1: '“To the top: far. To dinner: nearer.”' },
  pointer2: { title: 'Signpost', p1: '“Mind the stairs! They go both ways.”' },
  pointer3: { title: 'Signpost', p1: '“Turn left and you’ll find a horse. Please return it to the knight.”' },
  pointer4: { title: 'Signpost', p1: '“You are here. We’re as surprised as you.”' },
  pointer5: { title: 'Signpost', p1: '“No running for rabbits.” The signature has been eaten.' },
  pointer6: { title: 'Signpost', p1: '“A red stair: no shame in going round. A green one: shame.”' },
}
export default pointers
