import { defineArea } from '../../services/area.ts'

export { NotificationStore } from './store.ts'

export const area = defineArea({
  name: 'notification',
  budget: 4,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['arena', 'bank', 'gift'],
})
