import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/a11y.ts'

const a11y: Same<typeof ru> = {
  road: {
    region: 'The road',
    position: 'Stair {{stair}}. The road is free up to stair {{max}}.',
    keys: 'Arrow up walks forward, arrow down walks back, Enter does what is at hand, digits open the sections below in their order.',
    near: 'Nearby: {{what}}',
    nothing: 'Nothing nearby.',
    list: 'What can be seen on the road',
    ahead: '{{what}}, {{distance}} ahead',
    behind: '{{what}}, {{distance}} behind',
    here: '{{what}}, right here',
    distance_one: '{{count}} step',
    distance_other: '{{count}} steps',
    guardian: 'Guardian of stair {{stair}}: {{name}}, level {{level}}. {{difficulty}}.',
    boss: 'Master of stair {{stair}}: {{name}}, level {{level}}. {{difficulty}}.',
    enemy: 'Enemy: {{name}}, level {{level}}. {{difficulty}}.',
    enemies: '{{count}} enemies in all.',
    resource: 'A find: {{what}}.',
    place: '{{kind}}.',
    neighbours: 'Travellers nearby',
    neighbour: '{{name}}: open the profile',
    walking: 'Walking up.',
    walkingDown: 'Walking down.',
  },
}
export default a11y
