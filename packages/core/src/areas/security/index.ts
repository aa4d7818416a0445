import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'security',
  budget: 7,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['about', 'platform', 'settings'],
  windows: ['register', 'login', 'rename', 'change mail or phone', 'password', 'personal data'],
})
