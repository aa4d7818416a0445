import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'melee',
  budget: 7,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'arena', 'hero'],
  windows: ['melee'],
})
