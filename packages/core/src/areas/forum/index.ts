import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'forum',
  budget: 11,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['chat'],
  windows: ['forum'],
})
