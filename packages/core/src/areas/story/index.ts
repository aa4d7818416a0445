import { defineArea } from '../../services/area.ts'

export { dueStory, partAt } from './due-story.ts'

export const area = defineArea({
  name: 'story',
  budget: 17,
  load: async () => (await import('./parts.ts')).parts,
  windows: ['story', 'talker'],
})
