import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/talkers/first.ts'

const first: Same<typeof ru> = {
  cat: {
    title: 'The Cat',
    text: 'Ah, there you are. I thought they’d send someone taller. Never mind, stairs are climbed on foot anyway.\n\nSee that cloud up there? The stairs used to have a top. It was stolen. All of it, banisters included.\n\nI’d go myself, but I have paws. Off you go, and I’ll give advice. Some of it useful.',
  },
  pointer_first: {
    title: 'Signpost',
    text: '“Up: to the top. Down: home. Sideways: to adventures.” The signature is illegible, but it smells of carrots.',
  },
  rabbit: {
    title: 'The White Rabbit',
    text: 'Oh! Not now, not now, I’m late!\n\nFor what? For the next stair, of course. I’m always one stair ahead. It’s my job.\n\nIf you see the cat, tell him I wasn’t here. Especially if he asks about the banisters.',
  },
  mason_note: {
    title: 'Note on a stone',
    text: '“Stair 6. Laid by two of us, came out crooked. Step on the left edge. Money for the right edge is under the stone.”',
  },
  mason: {
    title: 'Old Stair Mason',
    text: 'Forty years I’ve been laying stairs. They take one from below, I lay one above, and so we rise.\n\nWho takes them? No idea. I never look down: makes me dizzy.',
  },
  bathhouse: {
    title: 'Bathhouse by the road',
    text: 'The door creaks, steam pours out, the birch twigs all but jump into your hands. An hour later the squad is clean and cross with nobody.\n\nSomeone has left a purse on the bench, marked “For mending the bathhouse”. It seems they thought better of it.',
  },
  rabbit_late: {
    title: 'The White Rabbit',
    text: 'You again? You walk fast. Too fast, I can’t keep… I mean, I can keep up perfectly!\n\nHere, take what you like from the chest, only don’t hurry so. It’s bad for the stairs. They don’t grow on trees.',
  },
  cat_dragon: {
    title: 'The Cat',
    text: 'A dragon lives up there. Green, scaly, mad about cabbage.\n\nIf anyone asks, you know nothing about cabbages, and the one in your bag was planted there.',
  },
}
export default first
