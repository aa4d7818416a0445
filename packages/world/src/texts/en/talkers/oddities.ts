import type ru from '../../ru/talkers/oddities.ts'
import type { Same } from '../../same.ts'

const oddities: Same<typeof ru> = {
  oddity1: {
    title: 'Stone with a seat',
    p1: 'Someone has carved a comfortable chair that looks back down the road. You sit and see how far you’ve come.',
  },
  oddity2: { title: 'Door without a house', p1: 'It stands, it creaks, it leads to where you are. And still one wants to knock.' },
  oddity3: { title: 'Tree of boots', p1: 'Forty pairs hang from the branches. Their owners must have gone on barefoot: lighter that way.' },
  oddity4: { title: 'Echo', p1: 'Shout “hello” and it answers “yes, yes, I heard”. It sounds tired.' },
  oddity5: { title: 'Clock without hands', p1: 'It ticks, tells nothing, and one feels calmer for it.' },
  oddity6: { title: 'Bowl of milk', p1: 'Full. A little sign: “Do not touch. C.” Paw prints all around.' },
}
export default oddities
