import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/task/events.ts'

const events: Same<typeof ru> = {
  'easter egg': { name: 'Painted eggs', about: 'The Rabbit swears it wasn’t him. Gather eggs by the road and after fights.' },
  'birthday hat': { name: 'A hat for the birthday', about: 'It is the stairs’ birthday. Nobody asks how old they are. Gather hats.' },
  fern: { name: 'The fern in flower', about: 'It flowers once a year, and only for those who look. Look by the road and after fights.' },
  'flower for wreath': { name: 'Flowers for a wreath', about: 'The mermaids weave wreaths and give pebbles for flowers. Gather flowers.' },
  'dream herb': { name: 'Dream herb', about: 'Put it under the pillow and dream of the top of the stairs. Gather herbs.' },
  apple: { name: 'Rolling apples', about: 'Apples come rolling down the stairs. Catch them before they reach the bottom.' },
  'bird for mushroom': {
    name: 'A bird for a mushroom',
    about: 'The mushroom picker gives mushrooms for wooden birds. Gather birds: they won’t fly away.',
  },
  books: { name: 'Learned cats', about: 'The cats have gone to school and lost their books. Gather them: there’s homework for Monday.' },
  pumpkin: { name: 'Pumpkins with a glow', about: 'Pumpkins grin at every stair. Gather them before they go out.' },
}
export default events
