import { defineArea } from '../../services/area.ts'
import { FirstState } from './first-state.ts'

export const area = defineArea({
  name: 'moment',
  budget: 4,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['hero'],
  settle: async (services) => void services.get(FirstState),
})
