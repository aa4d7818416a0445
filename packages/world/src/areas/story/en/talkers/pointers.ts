import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/talkers/pointers.ts'

const pointers: Same<typeof ru> = {
  pointer1: { title: 'Signpost', text: '“To the top: far. To dinner: nearer.”' },
  pointer2: { title: 'Signpost', text: '“Mind the stairs! They go both ways.”' },
  pointer3: { title: 'Signpost', text: '“Turn left and you’ll find a horse. Please return it to the knight.”' },
  pointer4: { title: 'Signpost', text: '“You are here. We’re as surprised as you.”' },
  pointer5: { title: 'Signpost', text: '“No running for rabbits.” The signature has been eaten.' },
  pointer6: { title: 'Signpost', text: '“A red stair: no shame in going round. A green one: shame.”' },
  pointer7: { title: 'Signpost', text: '“There is no short way. The long one: straight on.”' },
  pointer8: { title: 'Signpost', text: '“Quiet, please: titans at work.”' },
  pointer9: { title: 'Signpost', text: '“The dragon doesn’t bite. He swallows.”' },
  pointer10: { title: 'Signpost', text: '“Low clouds: mind your head. Hydras: all of them.”' },
  pointer11: { title: 'Signpost', text: '“Bridge temporarily absent. Since last century.”' },
  pointer12: { title: 'Signpost', text: '“Wet paint. If you can read this, it is too late.”' },
  pointer13: { title: 'Signpost', text: '“Lost things: below. Found things: above. Socks: nobody knows.”' },
  pointer14: { title: 'Signpost', text: '“This arrow points at you. So you are on the right road.”' },
}
export default pointers
