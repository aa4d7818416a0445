import type ru from '../../ru/talkers/pointers.ts'
import type { Same } from '../../same.ts'

const pointers: Same<typeof ru> = {
  pointer1: { title: 'Signpost', text: '“To the top: far. To dinner: nearer.”' },
  pointer2: { title: 'Signpost', text: '“Mind the stairs! They go both ways.”' },
  pointer3: { title: 'Signpost', text: '“Turn left and you’ll find a horse. Please return it to the knight.”' },
  pointer4: { title: 'Signpost', text: '“You are here. We’re as surprised as you.”' },
  pointer5: { title: 'Signpost', text: '“No running for rabbits.” The signature has been eaten.' },
  pointer6: { title: 'Signpost', text: '“A red stair: no shame in going round. A green one: shame.”' },
}
export default pointers
