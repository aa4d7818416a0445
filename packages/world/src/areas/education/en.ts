import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  education: {
    walk: 'Meow. Good day, I mean. The stairs used to have a top, with a banister and a view. It was stolen. Let’s climb and find it: pull the road towards you, or hold the up arrow key.',
    walkByTouch:
      'Meow. Good day, I mean. The stairs used to have a top, with a banister and a view. It was stolen. Let’s climb and find it: pull the road towards you, or press the big button below.',
    take: 'See it glitter? Walk up and take it. Everything here is nobody’s until it is yours.',
    fight: 'A guardian is on the stair. Choose who strikes, then whom. It will strike back, that’s the custom.',
    forecast: 'Before you strike, look at the forecast: it never lies. I tested it on others.',
    heal: 'Wounds stay after a fight. Look in on the heroes and heal whoever you pity most, or wait: wounds heal by themselves.',
    tasks: 'Below there is a list of tasks: what to do and what it pays. Take the rewards by hand, they don’t walk.',
    loss: 'Losing is no shame, sulking is. Heal up and try striking in another order.',
    hero: 'The squad has grown! See what the newcomer can do and find a place in the line.',
    captive: 'Someone is in a cage over there. Set them free and they’ll come along, out of gratitude or curiosity.',
    whom: 'Strike the one you can finish: the dead don’t strike back. That’s all there is to strategy, by the way.',
    order: 'The first three stand in front and take the blows. Sturdy ones forward, archers and healers behind.',
    turn: 'See a side path? Take it! It is short and something always lies at its end. I checked, but couldn’t carry it all.',
    skills: 'Skills have charges: spent is spent. Drink from a spring of skills and they are full again.',
    boss: 'And this is the master of the stair. When things go badly for it, it changes its ways. Watch out.',
    artifact: 'There is an artifact in the chest. It goes into the backpack: look there who gains most by it, and hand it over.',
    daily: 'Once a day a gift is waiting. Come every day and the gifts grow fat. Like me.',
    shops: 'Down there it says “Towns”: fighters for hire, and wares of every kind. Go while your gold still jingles. In a pocket it fights nobody.',
    portal: 'A portal! One hop and you are where you have been before. Not where you haven’t: I tried, my ear got stuck.',
    consumables: 'Supplies lie in the backpack and work in a fight: once a round, and nobody has to give up a blow. Save them, but not for your old age.',
    traits: 'Every class has its ways: some burn, some heal, one hides in an egg. Read up, it pays.',
    factions: 'Sun beats Moon, Moon beats Shadow, Shadow beats Sun, each by a fifth. Cats beat nobody.',
    brace: 'You needn’t strike. Brace, and the first of yours who hasn’t moved yet ducks and takes far less. I spend half my days like that.',
    ranks: 'A good fight brings rank points. As the rank grows, so does the hero, and so does the shine.',
    account: 'While you are a guest, the stairs may forget you. Take a name and a password, it’s quick.',
    fairness: 'You think the dice are loaded? After the fight you can check them. I am honest, I am a cat.',
    elixir: 'Elixir heals at once and without a queue. Even those who had given up on themselves.',
  },
}
export default texts
