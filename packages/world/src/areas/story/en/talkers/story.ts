import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/talkers/story.ts'

const story: Same<typeof ru> = {
  bridge: {
    title: 'The Troll Without a Bridge',
    text: 'I had a bridge, I had a trade. They took the bridge. Said the stones were needed higher up.\n\nWho took it? A white fellow. Long ears. Left a receipt: “Will return when I get there.”',
  },
  nun: {
    title: 'The Nun with a Lamp',
    text: 'I lit this lamp so that whoever comes down won’t stumble.\n\nIn forty years nobody has come down. Either it is very nice up there, or there is no up there.',
  },
  rabbit_tea: {
    title: 'The White Rabbit',
    text: 'All right, tea. Five minutes. I’ve told nobody, but carrying things up is very heavy work.\n\nWhat things? Tea, I said. Carrying tea. It gets cold.',
  },
  cat_top: {
    title: 'The Cat',
    text: 'The meadow ends soon and the castles begin. Clever people live there; don’t believe them.\n\nHave I seen the top? I have. It was beautiful. Ask no more, I’m washing.',
  },
  castle_gate: {
    title: 'The Castle Porter',
    text: 'Come in. The gate is real, the wall is painted: we ran out of stone.\n\nThe king put all the stone into storeys. His neighbour’s fence is higher, he says.',
  },
  king: {
    title: 'The King of Five Floors',
    text: 'With one floor I could see the garden. With two, my neighbour. With three, he raised his fence. Now I have five, and I see a fence.\n\nThe stairs? My grandfather began them. He wanted to look over God’s fence. They say God keeps adding to it.',
  },
  builders: {
    title: 'The Guild of Stair Builders',
    text: 'Whom do we build for? For whoever pays. Who pays? Whoever is higher up. And we’ve never met anyone from higher up.\n\nOne thing is odd: every new stair seems to be somebody’s already. There are names on the underside.',
  },
  rabbit_fence: {
    title: 'The White Rabbit',
    text: 'I’m no thief! I’m a porter. There’s a great difference: a thief carries things home.\n\nLeave the top where it is, and someone gets there. And when someone gets there, the stairs are over. Think about it while I run.',
  },
  cat_windows: {
    title: 'The Cat',
    text: 'Castles have good windowsills: one lies there and watches them build. Three hundred and thirty stairs, and the dust is the same.\n\nMind you, none of them ever asked who it is for, up there. Don’t you ask either. Not yet.',
  },
  lady: {
    title: 'The Lady of the Castles',
    text: 'All my castles are built of promises. A suitor promised to return: there’s a wing. An architect promised to finish: there’s a tower with no roof.\n\nHigher up there is nobody to promise. It is cold, and words freeze before they can be broken.',
  },
  titan: {
    title: 'The Tired Titan',
    text: 'See how the sky sags? I’m changing shoulders.\n\nThere used to be six of us holding it. Then the stairs were built, and the others went up to see what they were holding.',
  },
  drowned_bell: {
    title: 'The Drowned Bell',
    text: 'Dong. There was a village here. The water came not from below but from above: someone took out a stair, and the sea leaked.\n\nDong. If you meet the one with the ears, say the bell isn’t angry. But he should bring back the stair.',
  },
  cat_fish: {
    title: 'The Cat',
    text: 'There is fish under the ice, and I have paws. So I sit and think: it’s the same with the top. One can see it and not reach it.\n\nThe titans say they are tired. And you? There: I say I’m not, either.',
  },
  whirlpool: {
    title: 'Old Man Whirlpool',
    text: 'Everyone threw a coin and wished to come back. Nobody came back; the coins are here.\n\nWater remembers everything. Your wish, too, the one from when you were small. You forget; water doesn’t.',
  },
  rabbit_snow: {
    title: 'The White Rabbit',
    text: 'Nobody can see me on the snow. This is how I rest.\n\nDo you know what the top is? One stair and a banister. Nothing else. Everybody thought it was a palace.',
  },
  blizzard: {
    title: 'Queen Blizzard',
    text: 'I cover all tracks, so that everybody goes their own way and not another’s.\n\nI’m tired of covering yours. Stubborn tracks, and deep. Go on.',
  },
  clerk: {
    title: 'The Clerk of Oblivion',
    text: 'Name? No need, I have it down. You’ll forget it one floor up; I’ll keep it here.\n\nWhat are the stairs made of? Of this. Forgotten things set hard. A most durable material, young person, or whatever you are now.',
  },
  rabbit_receipt: {
    title: 'The White Rabbit',
    text: 'I left receipts with everyone. The bridge, the bell, the titans. The Clerk has taken them: a receipt is a promise, too, he says.\n\nDo remind me why I am running. Not now. When you catch up.',
  },
  forgotten: {
    title: 'Somebody',
    text: 'I climbed, too. I had a squad, a wolf, and a cat who… no, the cat is gone.\n\nTake my stair. It’s made of a lullaby. Step softly: it sings.',
  },
  cat_name: {
    title: 'The Cat',
    text: 'You once asked my name. You didn’t? There, you see, that’s been forgotten as well.\n\nThose who got to the top called me by my name. There weren’t many. Get there, and you’ll call me, too.',
  },
  debts: {
    title: 'The Debtor',
    text: 'I promised a little girl to show her the sea. Stair number three thousand is that promise.\n\nIf you meet her below, tell her it’s a sound stair. I tested it myself.',
  },
  judge: {
    title: 'The Judge of Debts',
    text: 'The court finds that the stairs belong to those who promised and didn’t. That is to say, to everyone.\n\nThe thief of the top is acquitted: he alone carries his own stair. The verdict is final; you may go.',
  },
  clouds: {
    title: 'The Cloud Shepherd',
    text: 'From here the stairs are light: they aren’t forgotten any more, they’re forgiven.\n\nThe Rabbit went by yesterday. Or tomorrow. He looked as though he carried something heavy and fragile.',
  },
  firebird: {
    title: 'The Firebird',
    text: 'From above one can see it: the stairs aren’t straight. They are a ring, a very large one, with a single gap.\n\nOne stair with a banister would just fit.',
  },
  gatekeeper: {
    title: 'The Gatekeeper',
    text: 'The gate stood here. I let through those who got this far, and they never came back: it is good in there.\n\nAnd below they were waited for. The cat sat on the first stair and waited. Then the Rabbit came and took the threshold. I was looking the other way.',
  },
  rabbit_tired: {
    title: 'The White Rabbit',
    text: 'I’m tired. My paws are sore, my ears are cold. I only wanted somebody to come back to the cat.\n\nCatch me and it’s yours. Not for nothing, though: I have my pride. Come to the six-thousandth.',
  },
  cat_choice: {
    title: 'The Cat',
    text: 'So you did get here. You’re the first who looked back at me on the way.\n\nPut the top in its place, and the stairs end and there’s a door. Keep it, and the stairs go on, with one stair of your own.\n\nI’m not giving advice. I’m a cat. But I’ve poured milk for two.',
  },
  cat_further: {
    title: 'The Cat',
    text: 'Further, then. I thought so, that’s why I brought the milk.\n\nEverything here is familiar, only stronger: those from below have followed you. Don’t mind them, they’re curious.',
  },
  rabbit_further: {
    title: 'The White Rabbit',
    text: 'I’m not carrying anything any more. It’s odd: my paws run by themselves.\n\nI’m counting stairs. Six thousand and fifty-one… If I lose count, we’ll start from this one.',
  },
}
export default story
