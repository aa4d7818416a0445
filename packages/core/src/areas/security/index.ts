import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'security',
  budget: 6,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['about', 'platform', 'settings'],
  windows: ['register', 'login', 'rename', 'change mail or phone', 'password'],
})
