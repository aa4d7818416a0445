import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'chat',
  budget: 9,
  load: async () => (await import('./parts.ts')).parts,
  windows: ['chat'],
})
