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
  boss_grandpa_bones: {
    outro:
      'There, I’ve come apart. It will take till evening to find all the bones. Half a century I’ve stood here, and nobody ever so much as wished me good night. Off you go, soldier. Further up sits the Tollmaster: he isn’t made of bones, he’s made of receipts.',
  },
  boss_toll_master: {
    outro:
      'The toll, the toll… You wouldn’t have change, would you? All right, pass for nothing, but not a word to anyone: I have a name to lose. The long-eared one passed for nothing, too. ‘Put it on my account,’ he said. I did. I’m still waiting.',
  },
  boss_cabbage_dragon: {
    outro:
      'You’ve bruised a cabbage… Very well, one leaf you may have, for courage: the outer one, the tough one. Further on there’s a bridge. That is, there’s no bridge, there’s the Bridgekeeper. Tell him the cabbage sent you.',
  },
  boss_bridge_keeper: {
    outro:
      'Twenty years I’ve charged for a bridge that isn’t there. And people paid! Jump, it’s not high. And if you see somebody long-eared with a plank under his arm: the plank is mine, it has a notch.',
  },
  boss_grandfather_stump: {
    outro:
      'Hrm. I got up, would you believe it. Hadn’t in a hundred years, and it turns out to do one good. Thank you. I remember this road as a path: people ran down it for water and up it for the view. Now they only go up. The water must have run out.',
  },
  boss_miser_griffin: {
    outro: 'Found it! The missing feather was stuck to your boot. So we fought for nothing. And it’s all for nothing: I’ve counted again, and now there’s one too many.',
  },
  boss_mother_mire: {
    outro:
      'Oh dear, the state of us. Three heads are quarrelling, two have taken offence, and one says: ‘Such a nice guest, do come again.’ Listen to her, she’s our kind one. And keep your eyes open: further up stands a suit of armour, and not one of our heads could make out who is in it.',
  },
  boss_king_of_five_floors: {
    outro:
      'The fifth floor is down. And from the fourth one can see what’s behind the neighbour’s fence: a vegetable patch. Same as mine. Same turnips. My grandfather built, my father built, I built… Go on up, and if God grows turnips, too, don’t tell me.',
  },
  boss_old_whirlpool: {
    outro:
      'Take a coin. It’s yours, only nobody has thrown it yet. The long-eared one did throw his. He wished for somebody to catch up with him. A thousand years of wishes lie down here, and that’s the first I feel like granting.',
  },
  boss_clerk_of_oblivion: {
    outro:
      'A blot. The first in all eternity… Here is your file, do take it: everything forgotten since the first stair, in alphabetical order. I wouldn’t read it. Although under C there is a cat, and a note beside it: ‘Not to be forgotten.’',
  },
  boss_gatekeeper: {
    outro:
      'Good. Standing at gates that aren’t there, one has to keep up appearances all the time. Now I’ll sit down. Go through. There’s no threshold, either, but do lift your foot, for form’s sake. Even the Rabbit did: first his foot, then the threshold.',
  },
}
export default story
