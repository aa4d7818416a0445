import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/story.ts'

const story: Same<typeof ru> = {
  part1: {
    title: 'Part I. The Meadow Road',
    intro:
      'Beyond the last fence of the village the stairs begin. They used to end, too: there was a top, with a banister and a view. Now there is no top; it was stolen. The cat says he knows by whom and won’t tell: it would be rude. Nobody gets there alone, so look who turns up on the way.',
    outro:
      'Sixty stairs, and the meadow lies below, green and small. The empty armour gave a clink and sat down: there really was nobody inside. But you have somebody to go on with now.',
  },
  part2: {
    title: 'Part II. The Castles',
    intro:
      'Here they build. Kings add storeys to see farther than their neighbours, and neighbours add to their fences. The stone comes from the stairs, and the stairs are mended with stone from the castles. Nobody remembers who began it; it would be awkward to ask what for.',
    outro: 'The Lady of the Castles gave up the key and asked for no promise. She has a yard full of promises as it is. It is cold from here on. Button up.',
  },
  part3: {
    title: 'Part III. The Frozen and the Drowned',
    intro:
      'Snow above, water below, and the stairs go through both. Titans hold up the sky and yawn. Yotuns hold a grudge. And under the ice a bell is ringing: someone took out a stair, and the sea leaked.',
    outro:
      'The blizzard has lain down and watches you go. Your tracks run behind you, straight and deep and yours. The Rabbit came this way, too, and his tracks are deeper than a rabbit’s ought to be. He is carrying something.',
  },
  part4: {
    title: 'Part IV. Oblivion',
    intro:
      'It is hot here, and one has the feeling of having forgotten something. One has. The stairs are made of what was forgotten: promises, names, lullabies. The Clerk writes it down, the Judge judges it, the stairs hold. Tread softly: it is somebody’s.',
    outro: 'The court acquitted the thief. He alone, it said, carries his own stair. Do you remember how it all began? With the cat. Good. Keep remembering.',
  },
  part5: {
    title: 'Part V. Above the Clouds',
    intro:
      'Above the forgotten comes the forgiven: the stairs are light here and glow a little. Everything can be seen at once, and one sees that the stairs are a ring with a single gap. The Rabbit is ahead, frost glittering on his ears. He isn’t running any more. He is waiting.',
    outro:
      'Here it is, the last stair: one plank, a banister with a lion’s head, and the view. Put it in its place and there will be a door. Take it along and the stairs go on, with one stair that is yours. The cat has poured milk for two and looks the other way. He isn’t giving advice.',
  },
  part6: {
    title: 'Part VI. Further',
    intro:
      'The top is in your bag, and the stairs went on. They are mossy and untrodden, but the faces are familiar: castles, yotuns, serpents, everybody the road has led you past has moved further up and grown stronger. The cat says this part has no end. The Rabbit says he will check.',
    outro:
      'A lantern, a banister, a view. There is no end, indeed: nobody built further because nobody ever came this far. The cat puts the lantern out with a paw. Sit down and rest. From here you can see the whole road, and all of it is yours.',
  },
}
export default story
