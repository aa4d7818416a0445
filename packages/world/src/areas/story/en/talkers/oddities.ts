import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/talkers/oddities.ts'

const oddities: Same<typeof ru> = {
  oddity1: { title: 'Stone with a seat', text: 'Someone has carved a comfortable chair that looks back down the road. You sit and see how far you’ve come.' },
  oddity2: { title: 'Door without a house', text: 'It stands, it creaks, it leads to where you are. And still one wants to knock.' },
  oddity3: { title: 'Tree of boots', text: 'Forty pairs hang from the branches. Their owners must have gone on barefoot: lighter that way.' },
  oddity4: { title: 'Echo', text: 'Shout “hello” and it answers “yes, yes, I heard”. It sounds tired.' },
  oddity5: { title: 'Clock without hands', text: 'It ticks, tells nothing, and one feels calmer for it.' },
  oddity6: { title: 'Bowl of milk', text: 'Full. A little sign: “Do not touch. C.” Paw prints all around.' },
  oddity7: { title: 'Bench for two', text: 'One half is worn smooth. The other is waiting.' },
  oddity8: { title: 'Well that goes up', text: 'Drop a pebble in and it falls into the sky. The splash takes a while.' },
  oddity9: { title: 'Chessboard', text: 'A game adjourned two hundred years ago. The knight has ridden off, the pawns stand by.' },
  oddity10: { title: 'Scarecrow in a scarf', text: 'The birds have brought it some bread, and pretend to be afraid.' },
  oddity11: { title: 'Letter box', text: 'It says “Complaints about the height”. It is full to the top.' },
  oddity12: { title: 'Half a ladder', text: 'Leaning against the air. Six rungs are solid; after that it’s a matter of trust.' },
}
export default oddities
