import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/talkers/scrolls.ts'

const scrolls: Same<typeof ru> = {
  scroll1: { title: 'Scrap', text: '“…and if the stair beneath you sings, don’t join in: you’ll put it off its tune.”' },
  scroll2: { title: 'Shopping list', text: '“Bread. Milk. Banisters (ask whose). More milk, for the cat.”' },
  scroll3: { title: 'Letter home', text: '“Mother, I’m up on the hundredth. I can see our house from here. It’s tiny, and you’re in the window. I’m wearing my hat.”' },
  scroll4: { title: 'Notice', text: '“Lost: the top of the stairs. Distinguishing marks: banister with a lion’s head. The finder will have the view.”' },
  scroll5: { title: 'Guards’ rules', text: '“Paragraph one: let nobody pass. Paragraph two: if beaten, let them pass and look as if you meant it.”' },
  scroll6: { title: 'Tavern bill', text: '“For one broken mug, one broken bench, one broken landlady’s heart: total, more than you can pay.”' },
  scroll7: { title: 'Recipe', text: '“Never boil the water of life: it takes offence.”' },
  scroll8: { title: 'Receipt', text: '“Taken: one stair. I undertake to return it when I get there. W. R.”' },
  scroll9: { title: 'Horoscope', text: '“Sun: beware of Shadow. Moon: beware of Sun. Shadow: beware of Moon. Cats: beware of water.”' },
  scroll10: { title: 'Page of a diary', text: '“Day forty-one. The wolf still thinks he’s in charge. I’m not correcting him.”' },
  scroll11: { title: 'Counting rhyme', text: '“One stair, two stair, who won’t jump can stop right there.”' },
  scroll12: { title: 'Healer’s memo', text: '“For the sick: rest. For the well: a kick. Not the other way round, as last time.”' },
  scroll13: { title: 'Notice', text: '“To let: corner of a cloud. Draughty, but what a view. No dragons without cabbages.”' },
  scroll14: { title: 'Note on a door', text: '“Gone for help. Should I be back before it, this was not running away.”' },
  scroll15: { title: 'Inventory', text: '“Swords: one. Shields: one half. Courage: on holidays.”' },
  scroll16: { title: 'House rules', text: '“Boots off. Wings folded. Heads, where there is more than one, are charged singly.”' },
  scroll17: { title: 'Open letter', text: '“Dear thief, do return the view at least. The residents of stairs one to forty.”' },
  scroll18: { title: 'School essay', text: '“How I spent the summer. Upwards.”' },
  scroll19: { title: 'Application', text: '“The necromancer says death is no excuse for missing work. I hereby resign, posthumously.”' },
  scroll20: { title: 'Lullaby', text: '“Sleep, my stair, one foot has gone; other feet come by at dawn.”' },
}
export default scrolls
