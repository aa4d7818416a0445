import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  event: {
    spring: { name: 'Spring on the stairs', about: 'Everything melts but promises.' },
    birthday: { name: 'The stairs’ birthday', about: 'Two days of hats and tea with the cat.' },
    kupala: { name: 'Kupala Night', about: 'The shortest nights: the water is warm and the fern in flower.' },
    apples: { name: 'Apple Day', about: 'August smells of apples all the way up to stair two hundred.' },
    cats: { name: 'The cats’ September', about: 'The cats are learning. The guide knows it all already, but sits in.' },
    halloween: { name: 'Pumpkin Night', about: 'The bones are in good spirits tonight.' },
  },
  eventShop: {
    title: 'Event shop',
    about: 'This is where festival coins go. What you can’t afford today will wait for the next event: coins keep.',
    buy: 'Buy',
    left: 'Left for you: {{count}}',
    none: 'All gone. See you at the next event!',
    thanks: 'We won’t wrap it, it’s pretty as it is.',
  },
}
export default texts
