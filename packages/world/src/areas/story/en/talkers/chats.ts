import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/talkers/chats.ts'

const chats: Same<typeof ru> = {
  chat1: { title: 'Mushroom Picker', text: 'Looking for white ones. There’s only one white thing here; it has ears and outruns me.' },
  chat2: { title: 'Pedlar', text: 'Selling the shade of a fence, an echo in a box and a nearly new yesterday. The change you may have for nothing.' },
  chat3: { title: 'The Cat', text: 'I was just passing. Five times. You walk slowly.' },
  chat4: { title: 'The Cat', text: 'If you stand wondering whom to strike, strike whoever hasn’t moved yet. If you don’t wonder, I can’t help you.' },
  chat5: { title: 'The White Rabbit', text: 'Shh! I’m counting stairs. Five thousand nine hundred and… there, you’ve made me lose count.' },
  chat6: { title: 'Girl with a Bucket', text: 'I’m carrying water up. There’s plenty below, but it tastes better above: I carried it myself.' },
  chat7: { title: 'Retired Dragon', text: 'I’ve given up smoking. I drink tea now and harm nobody. It’s dull, of course.' },
  chat8: { title: 'Poet', text: '“Stair” rhymes with “chair”. The poem goes no further. Neither do I.' },
  chat9: { title: 'Dwarf with a Barrow', text: 'Carting a stone. Downwards, as it happens. They told me above it was one too many.' },
  chat10: { title: 'Old Lady', text: 'Will you have a pie? Cabbage. Only don’t tell the dragon whose cabbage.' },
  chat11: { title: 'Ghost', text: 'Boo. Sorry, force of habit. There used to be a wall here and I came out of it. It isn’t the same without.' },
  chat12: { title: 'Starling', text: 'Up, up, up! What are you standing for? Ah, yes. You have legs.' },
  chat13: { title: 'Knight Without a Horse', text: 'My horse went ahead: said he knew a short cut. If you meet him, tell him I’m not cross, but the saddle is his.' },
  chat14: { title: 'The Cat', text: 'I’m not saying anything. Just sitting. You need to just sit sometimes too, don’t you?' },
  chat15: { title: 'Beekeeper', text: 'Mountain honey, climbing bees. They sting downwards; don’t take it to heart.' },
  chat16: { title: 'The White Rabbit', text: 'I saw your squad at work. Not bad. A good thing I can run.' },
  chat17: { title: 'Postman', text: 'I have a letter for “one stair up”. Three years I’ve carried it: they won’t stay put either.' },
  chat18: { title: 'Weaver', text: 'I’m weaving a carpet for the stairs. Every day I climb a little, and every day the carpet is too short.' },
  chat19: { title: 'Seed Seller', text: 'Seeds for pegasi! They won’t touch them, but poets buy them by the sack, to make friends.' },
  chat20: { title: 'Night Watchman', text: 'I guard the night, so that nobody steals it. Nobody guarded the top, and where is it now?' },
  chat21: { title: 'Painter', text: 'I paint the stairs from life. By the time the bottom is done, the top has changed again.' },
  chat22: { title: 'The Cat', text: 'They ask why I sit in the middle of the road. I don’t. The road goes round me.' },
  chat23: { title: 'The Cat', text: 'Sometimes the best blow is none at all. Brace, and let them tire themselves out. I do it with dogs.' },
  chat24: { title: 'The White Rabbit', text: 'If you meet me higher up, don’t believe it: that’s me from yesterday, running late.' },
  chat25: { title: 'Healer’s Apprentice', text: 'I passed my exam: the patient ran off by himself, on both legs. Top marks, they say.' },
  chat26: { title: 'Map Seller', text: 'A map of the stairs, cheap. Here’s a line, here’s you at the bottom. The rest is artistic licence.' },
  chat27: { title: 'Granny with Needles', text: 'I knit for the hydra. Seven scarves are done; now for the feet, if only she’d stand still to be counted.' },
  chat28: { title: 'Town Crier', text: 'Hear ye! There is no news. I repeat for those at the back: all is as it was, and a good thing too.' },
}
export default chats
