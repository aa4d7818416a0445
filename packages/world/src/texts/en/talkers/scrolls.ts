import type ru from '../../ru/talkers/scrolls.ts'
import type { Same } from '../../same.ts'

const scrolls: Same<typeof ru> = {
  scroll1: { title: 'Scrap', p1: '“…and if the stair beneath you sings, don’t join in: you’ll put it off its tune.”' },
  scroll2: { title: 'Shopping list', p1: '“Bread. Milk. Banisters (ask whose). More milk, for the cat.”' },
  scroll3: {
    title: 'Letter home',
    p1: '“Mother, I’m up on the hundredth. I can see our house from here. It’s tiny, and you’re in the window. I’m wearing my hat.”',
  },
  scroll4: {
    title: 'Notice',
    p1: '“Lost: the top of the stairs. Distinguishing marks: banister with a lion’s head. The finder will have the view.”',
  },
  scroll5: {
    title: 'Guards’ rules',
    p1: '“Paragraph one: let nobody pass. Paragraph two: if beaten, let them pass and look as if you meant it.”',
  },
  scroll6: {
    title: 'Tavern bill',
    p1: '“For one broken mug, one broken bench, one broken landlady’s heart: total, more than you can pay.”',
  },
  scroll7: { title: 'Recipe', p1: '“Never boil the water of life: it takes offence.”' },
  scroll8: { title: 'Receipt', p1: '“Taken: one stair. I undertake to return it when I get there. W. R.”' },
  scroll9: { title: 'Horoscope', p1: '“Sun: beware of Shadow. Moon: beware of Sun. Shadow: beware of Moon. Cats: beware of water.”' },
  scroll10: { title: 'Page of a diary', p1: '“Day forty-one. The wolf still thinks he’s in charge. I’m not correcting him.”' },
  scroll11: { title: 'Counting rhyme', p1: '“One stair, two stair, who won’t jump can stop right there.”' },
  scroll12: { title: 'Healer’s memo', p1: '“For the sick: rest. For the well: a kick. Not the other way round, as last time.”' },
}
export default scrolls
