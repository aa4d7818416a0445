import { defineArea } from '../../services/area.ts'

export { ArrivalStore } from './arrival.ts'
export { exchange, identify } from './identify.ts'
export { readLink } from './launch-link.ts'

export const area = defineArea({
  name: 'platform',
  budget: 9,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank'],
  windows: ['saves'],
})
