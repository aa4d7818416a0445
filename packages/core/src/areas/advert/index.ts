import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'advert',
  budget: 2,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank', 'platform'],
})
