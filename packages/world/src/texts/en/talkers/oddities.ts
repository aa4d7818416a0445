import type ru from '../../ru/talkers/oddities.ts'
import type { Same } from '../../same.ts'

const oddities: Same<typeof ru> = {
  oddity1: {
    title: 'Stone with a seat',
    text: 'Someone has carved a comfortable chair that looks back down the road. You sit and see how far you’ve come.',
  },
  oddity2: { title: 'Door without a house', text: 'It stands, it creaks, it leads to where you are. And still one wants to knock.' },
  oddity3: {
    title: 'Tree of boots',
    text: 'Forty pairs hang from the branches. Their owners must have gone on barefoot: lighter that way.',
  },
  oddity4: { title: 'Echo', text: 'Shout “hello” and it answers “yes, yes, I heard”. It sounds tired.' },
  oddity5: { title: 'Clock without hands', text: 'It ticks, tells nothing, and one feels calmer for it.' },
  oddity6: { title: 'Bowl of milk', text: 'Full. A little sign: “Do not touch. C.” Paw prints all around.' },
}
export default oddities
