import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'portal',
  budget: 5,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['shop'],
  windows: ['portal'],
})
