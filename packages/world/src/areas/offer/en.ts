import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  offer: {
    sign: 'An offer for you',
    look: 'Have a look',
    dismiss: 'Not now',
    left: '{{time}} left',
    over: 'This offer has ended. There will be others.',
    speaker: 'A barker with a cold',
    line: 'This one – achoo! – is just for you. Take your time: if it doesn’t suit, it doesn’t suit.',
    thanks: 'Splendid! Be good to your new friend.',
    price: 'Your price',
    ask: '{{name}} will join you for {{price}}. Shall we?',
    yes: 'Deal',
    toShop: 'Step in',
    toShops: 'To the shops',
    toBank: 'To the bank',
    of: {
      FIRST_HERO: {
        name: 'Help after a hard fight',
        call: 'Took a beating? I know someone who hides the weakest.',
        about: 'Some fights go wrong, it happens. The bell fairy hides your weakest hero in glitter at the start of a fight, and joins you for {{percent}}% less.',
      },
      GREEN_DRAGON_DISCOUNT: {
        name: 'The dragon who likes cabbage',
        call: 'Met a dragon? One of them is looking for company.',
        about: 'The green dragon saw how you stood up to his kin. He’ll join you for {{percent}}% less.',
      },
      BLACK_DRAGON_DISCOUNT: {
        name: 'A chapter about you',
        call: 'The black dragon wants you in his memoirs.',
        about: 'The black dragon needs someone alive for his next chapter. He’ll join you for {{percent}}% less.',
      },
      ALL_CREATURES_DISCOUNT: {
        name: 'New lands, new friends',
        call: 'A new part of the road! All heroes cost less today.',
        about: 'Unknown lands lie ahead, and the shops are celebrating: all heroes are {{percent}}% cheaper for you.',
      },
      GEMS_X2: {
        name: 'Double emeralds',
        call: 'You’re growing! The bank counts double today.',
        about: 'In honour of your new level, the bank adds as many again to every emerald purchase: {{percent}}% on top.',
      },
      MYTH_10: {
        name: 'First step into the shop of myths',
        call: 'The shop of myths is open, and cheaper on day one.',
        about: 'You’ve been let in where the myths live. To mark the occasion, all of them are {{percent}}% cheaper for you.',
      },
      MYTH_20: {
        name: 'Myths don’t give up',
        call: 'No luck? A myth in the squad will bring some.',
        about: 'Myths have lost fights too; they just rewrote them later. Today they’re {{percent}}% cheaper for you.',
      },
      MYTH_25: {
        name: 'Tall enough for myths',
        call: 'Even the myths have noticed your new level.',
        about: 'People tell stories about you by the fire. The myths have heard them and will join you for {{percent}}% less.',
      },
      MYTH_50: {
        name: 'Myths at half price',
        call: 'In new lands, myths go for half price!',
        about: 'The keeper of the myths is glad someone has come this far: {{percent}}% off, and don’t ask why.',
      },
      MYTH_75: {
        name: 'A thousand stairs',
        call: 'A thousand stairs! Myths for next to nothing.',
        about: 'Few climb this high. The myths take off their hats, those who have any, and {{percent}}% of the price.',
      },
      SUR_25: {
        name: 'The keys of Sur',
        call: 'Sur has opened its gates and is treating its guests.',
        about: 'Sur gives its guests a warm welcome: all heroes of the city are {{percent}}% cheaper for you.',
      },
      BRAND_DISCOUNT: {
        name: 'The mark of the best',
        call: 'The best heroes are ready to come along.',
        about: 'Five hundred stairs leave a mark. Whoever bears it gets the best heroes for {{percent}}% less.',
      },
    },
  },
}
export default texts
