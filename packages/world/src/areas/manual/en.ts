import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  manual: {
    title: 'Book of rules',
    road: {
      title: 'The road',
      text: 'The story has {{stairs}} stairs, and the road goes on beyond them. On each stands a guardian; until it is beaten there is no way up. Between the stairs lie islets. Good things lie on them, springs of skills flow, people sit and talk, captives wait; here and there a path turns off, and a portal takes you where you have been before. The colour of a stair tells whether you are up to the fight: green, yes; yellow, it will be hard work; red, better grow first. A squad has up to {{squad}} heroes. Pull the road towards you and the squad walks, or tap the place it should go to. On a keyboard, the arrows up and down walk, Enter does what is at hand, and the digits open what stands in a row at the bottom.',
    },
    battle: {
      title: 'The fight',
      text: 'Up to {{squad}} fight {{squad}}, in two rows of {{row}}. While anyone stands in the front row, the back row is reached only by those who shoot, cast, fly or walk through walls. The sides take turns: one of yours strikes one of theirs. Everyone moves once a round; when all have moved, a new round begins, opened by the side that did not move last. Whoever survives a blow from close by strikes back. Instead of striking, the chosen fighter may brace, which means less damage until the next move. Once a round you may use supplies: that costs nobody a blow, but the enemy moves next. Before a blow the game shows a forecast: the least and the most damage, whether the target falls, and how hard it strikes back. On a keyboard, the arrows up and down choose who strikes, left and right choose whom, Enter strikes, S braces, Esc takes a choice back, and I tells what the chosen one is capable of; with a finger, rest it on a card.',
    },
    traits: {
      title: 'Traits of the classes',
      text: 'There are {{classes}} classes, each with a trait of its own. Here they all are.',
    },
    factions: {
      title: 'Sun, Moon and Shadow',
      text: 'Sun is stronger than Moon, Moon than Shadow, Shadow than Sun. A blow at the weaker side is {{advantage}}% stronger, at the stronger side {{advantage}}% weaker. The unaligned have no quarrel with anyone.',
    },
    effects: {
      title: 'Conditions',
      text: 'Conditions count moves: the badge shows how many remain. The frozen and the stunned don’t move. The burning and the poisoned lose health, and fire may leap to a neighbour. The hidden can’t be chosen until they strike. A totem strengthens its row, a shield takes from the damage, weakness from the blow.',
    },
    skills: {
      title: 'Skills',
      text: 'A skill has charges. Mighty blow, guard, poison and immortality spend them by themselves when needed; healing waits for you to choose an ally. Charges come back with time, from springs of skills and from supplies.',
    },
    healing: {
      title: 'Wounds and healing',
      text: 'After a fight health stays as the fight left it. Wounds heal by themselves, and even the fallen come round little by little; for gold they heal at once. From stair {{woundsStair}} on, a squad that has beaten you keeps some of its wounds until you come back. From stair {{elixirStair}} on, elixir is found by the road: it heals and revives when you run out of gold.',
    },
    growth: {
      title: 'Growing',
      text: 'Experience raises levels, yours and those of everyone who fought. Rank points are given for a good fight, up to {{rankPoints}} at once: the fewer losses and wasted moves, the more. A rank means more attack, defence and health, and finery on the portrait, and from rank {{secondRank}} on a second trait. Humans rise to rank {{humanRank}}, the Asgardian phoenix to {{phoenixRank}}.',
    },
    artifacts: {
      title: 'Artifacts',
      text: 'Artifacts lie in chests and are won in fights. A find goes into the backpack; there you see who gains most by it, put it on, take it off for nothing, or sell it. Rare heroes have more slots. Some add attack, defence or health, some poison, some raise their bearer after death.',
    },
    consumables: {
      title: 'Supplies',
      text: 'Supplies lie in the backpack and are spent in a fight, one a round at most. After that the enemy moves, but none of your fighters loses a blow. Some heal and shield your own, some make life hard for the others. The water of life and the phoenix feather can only be used on the fallen.',
    },
    forces: {
      title: 'Gifts',
      text: 'Gifts open at level {{level}}. There are five: attack, defence, health, immortality and poison. A gift grows by itself, in real time, while you do other things; {{atOnce}} grow at once, and a magic hammer makes room for one more.',
    },
    resources: {
      title: 'What things are for',
      text: 'Gold comes from fights, finds and daily gifts; it heals and buys. Red and blue crystals go into gifts and the clan. Elixir puts people on their feet at once. Emeralds reward diligence and hurry along what grows anyway. Nothing you need is sold for money: all that the climb takes lies on the stairs.',
    },
    levels: {
      title: 'What levels open',
      text: 'The arena is seen from level {{arenaSeen}} and open from {{arena}}. Clans are seen from {{clanSeen}}, and can be joined from {{clan}}. Writing in the chat takes level {{chat}}. Gifts open at level {{gifts}}.',
    },
    clans: {
      title: 'Clans',
      text: 'Clans take players from level {{clanLevel}} on; founding one costs {{clanPrice}} emeralds. A new clan has {{firstPlaces}} places. What members give raises its level, and there are more: {{lastPlaces}} at level {{lastLevel}}. The budget gets {{ticketGold}} gold for a ticket, and everything else as it is. While the leader is away for {{awayDays}} days, the most deserving member stands in: first by rank, then by what they gave, then by their time in the clan. The same member leads when the leader leaves.',
    },
    tasks: {
      title: 'Tasks and events',
      text: 'Tasks and missions open with the stairs and count from then on. Squad assignments change every day, and everyone gets the same ones. Rewards wait until you take them, also after their day. Events come back every year: while one lasts, its items lie at every stair and are left after every win. Each brings a coin, and so does each finished task. Coins are spent in the event shop, and what is left waits for the next event.',
    },
    keyboard: {
      title: 'The keyboard',
      text: 'Everything can be done without a mouse. Tab goes from button to button, Enter presses, and Esc closes the window on top. Letters are named by their place on the keyboard, so they work in any layout. If single letters and digits get in your way, switch them off in the settings.',
      scene: { road: 'On the road', battle: 'In a fight', choosing: 'On the clan’s island and in the arena' },
      key: { ArrowUp: 'Arrow up', ArrowDown: 'Arrow down', ArrowLeft: 'Arrow left', ArrowRight: 'Arrow right' },
      road: {
        up: 'walk on',
        down: 'walk back',
        act: 'do what is at hand, or walk to the next goal',
        digits: 'open the sections in the row below, in their order',
      },
      battle: {
        next: 'the next target',
        previous: 'the target before',
        row: 'choose who strikes',
        hit: 'strike, or aim first if no target is chosen',
        skip: 'brace: the move is spent',
        look: 'tell what the chosen one is capable of',
        cancel: 'take the choice back',
        digits: 'pick a fighter by its place',
      },
      choosing: { step: 'choose the next or the one before', open: 'open what is chosen', leave: 'back to the road' },
    },
    fairness: {
      title: 'Fair play',
      text: 'All the chances of a fight come from one set of dice. Before the first move the server shows their fingerprint, from which the dice can’t be guessed, but which makes it impossible to swap them. After the fight the dice are shown: take their SHA-256 and compare. With the same dice and the same moves the fight repeats itself blow by blow. The forecast is made by the same rules as the fight, so it doesn’t lie. Money never changes the odds.',
    },
  },
}
export default texts
