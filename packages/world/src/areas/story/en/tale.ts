import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/tale.ts'

const tale: Same<typeof ru> = {
  t1: {
    title: 'The first stair',
    text: 'In the beginning there was one stair, and everybody sat on it. Then somebody stood up to see what came next. Nothing did, so they had to build it. That is how it’s done to this day: whoever stands up is a builder.',
  },
  t2: {
    title: 'The dragon and the cabbage',
    text: 'A dragon guarded gold and was bored to tears. He planted a cabbage next to it, for conversation. The gold was stolen in the end, but nobody ever got the cabbage. Ever since, one asks a dragon what exactly he is guarding.',
  },
  t3: {
    title: 'The brave goblin',
    text: 'There was a goblin who feared nothing as long as the others were around. One day the others left. He stood there, thought it over, and still saw nothing to be afraid of: he had shut his eyes.',
  },
  t4: {
    title: 'The echo',
    text: 'The echo on the seventeenth stair doesn’t answer what you shout, but what you meant to. Which is why people cross that stair in silence, and very politely.',
  },
  t5: {
    title: 'The knight without a horse',
    text: 'A knight came to the stairs on horseback. The horse looked up, said “no” and went home. The knight climbed by himself. They say the horse is still telling everyone down there about the best decision of his life.',
  },
  t6: {
    title: 'The troll under the bridge',
    text: 'A troll took a riddle as a toll. The riddles piled up until the bridge began to sag. Now he takes answers, and gives the riddles away.',
  },
  t7: {
    title: 'The fairy and the bell',
    text: 'A fairy lost her bell and went looking for it by the sound. The sound was everywhere: she was the one ringing. There is a moral, but it too comes from all sides at once.',
  },
  t8: {
    title: 'The golem who counted',
    text: 'A golem used to count the blows. At each he said: “One.” He never got to two, because after the first it always became interesting and he lost count.',
  },
  t9: {
    title: 'The cat and the fish',
    text: 'A cat caught a fish that grants wishes. “Let me go,” says the fish, “and ask for anything.” “I’d like a fish,” says the cat. They sat like that for a long time. It was good company.',
  },
  t10: {
    title: 'The necromancer’s garden',
    text: 'A necromancer raised a gardener to dig a bed for him. The gardener dug it and lay back down, as planted. In spring up came the pumpkins, and one hand with a watering can.',
  },
  t11: {
    title: 'The tallest tower',
    text: 'Two kings argued whose tower was taller. They built and built until they met at the top, where there was room for one chair. They take turns on it now, and have become friends.',
  },
  t12: {
    title: 'The mermaid and the boot',
    text: 'A mermaid fished out a boot and waited for the other one. She waited a year, then two. Then its owner came swimming, on one leg. They have a house now, two children, and one and a half boots each on average.',
  },
  t13: {
    title: 'The unlucky stair',
    text: 'People were afraid of the thirteenth stair and stepped over it. It took offence and became the fourteenth. So now there is no thirteenth, and bad luck happens just anywhere, in no order at all.',
  },
  t14: {
    title: 'The tidy swamp',
    text: 'A kikimora tidied her swamp: frogs with frogs, tussocks with tussocks. By evening everything was in its place, and so dull that she stirred it all up again. Happiness is having something left to tidy.',
  },
  t15: {
    title: 'The giant’s shadow',
    text: 'There was a kind giant with a dreadful shadow. Everyone feared the shadow and loved the giant. One day at noon the shadow was gone, and people asked him: “And who might you be?”',
  },
  t16: {
    title: 'The wolf at the door',
    text: 'Every night a wolf knocked at the door and ran away. Every night the old woman said: “Come in, the tea’s getting cold.” On the hundredth night he came in. The tea was indeed cold.',
  },
  t17: {
    title: 'The djinn’s three wishes',
    text: 'A djinn got tired of granting other people’s wishes and made his own: a bigger lamp, quieter neighbours, and no more rubbing. He granted them, too. That’s why nobody has found a new lamp on the stairs for ages.',
  },
  t18: {
    title: 'The scarecrow',
    text: 'A scarecrow loved birds and suffered terribly. So it learnt to scare them in a whisper. The birds pretended to be frightened: it was trying so hard.',
  },
  t19: {
    title: 'The bear on guard',
    text: 'A bear was hired to guard the raspberries. In the morning they asked: “Are they all still there?” “Every one,” he said and patted his belly. On paper it added up.',
  },
  t20: {
    title: 'Rain to order',
    text: 'On a cloud there lived a rain-maker. All anyone ever ordered was downpours and thunder. What he loved was the fine kind that is good to sleep to. So if it drizzles at night, that one’s for himself.',
  },
  t21: {
    title: 'Koschey and the needle',
    text: 'Every evening Koschey sewed on a button. Not out of thrift: he was only checking that the needle was still there. By now he has more buttons than buttonholes, and it is the one thing he regrets.',
  },
  t22: {
    title: 'Baba Yaga’s bedtime',
    text: 'Baba Yaga has no grandchildren, but she has thirty-three brooms and tells each of them a story at night. They fly better for it. The little ones, mind you, always ask for the same one: the one about people.',
  },
  t23: {
    title: 'Snow in July',
    text: 'Once a yotun fell in love with July. He came to propose, and it snowed. July took offence, and the yotun melted. They still write to each other: that is where cool evenings and mild winters come from.',
  },
  t24: {
    title: 'The rat who read',
    text: 'A rat ate half a library and became very clever, though only by half: it knew how everything begins and had no idea how it ends. Like the rest of us, come to think of it.',
  },
  t25: {
    title: 'The hydra’s election',
    text: 'A hydra had seven heads, and each thought it was the chief one. They put it to a vote. Seven votes, seven winners. So they asked the tail. The tail said nothing and was elected.',
  },
  t26: {
    title: 'The one who went down',
    text: 'An old man came towards everybody, on his way down. What’s up there, they asked him. “Stairs,” he said. “And down there?” “Down there is somebody waiting for me.” And he walked very fast for an old man.',
  },
  t27: {
    title: 'The rabbit’s watches',
    text: 'The white rabbit bought a watch so as not to be late. The watch was late. He bought another, and that one was fast. Now he carries both and always arrives in between. That is called having a character.',
  },
  t28: {
    title: 'How it all ends',
    text: 'Somebody will get to the top and ask: “Is that all?” And at the top there’ll be a cat, and he’ll say: “Sit down. You can see the others coming from here.” But that’s a long way off. Go to sleep.',
  },
}
export default tale
