import type ru from '../ru/a11y.ts'
import type { Same } from '../same.ts'

const a11y: Same<typeof ru> = {
  skip: 'Skip to the game',
  menu: 'Menu',
  news: 'something new',
  hud: 'What you have',
  avatar: '{{name}}, level {{level}}',
  guide: '{{name}} speaks',
  guideName: { cat: 'The cat', rabbit: 'The white rabbit' },
  bar: '{{name}}: {{current}} of {{total}}',
}
export default a11y
