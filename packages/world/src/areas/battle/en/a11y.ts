import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/a11y.ts'

const a11y: Same<typeof ru> = {
  battle: {
    region: 'The fight',
    own: 'Your squad',
    enemies: 'Enemies',
    creature: '{{name}}, level {{level}}, {{row}} row. Health {{current}} of {{total}}, attack {{attack}}, defence {{defence}}.',
    row: { front: 'front', back: 'back' },
    dead: '{{name}}: out of the fight.',
    ready: 'Can move.',
    struck: 'Has moved.',
    targetable: 'Can be chosen as a target.',
    effects: 'Condition: {{what}}.',
    chosen: 'Chosen: {{name}}.',
    log: 'What happened',
    keys: 'Arrows choose, Enter strikes, S braces, I tells about the chosen one, digits 1 to 6 pick a fighter.',
  },
}
export default a11y
