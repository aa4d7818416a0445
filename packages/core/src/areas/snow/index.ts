import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'snow',
  budget: 4,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['shop'],
  windows: ['snow'],
})
