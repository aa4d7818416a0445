import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'manual',
  budget: 3,
  load: async () => (await import('./parts.ts')).parts,
  windows: ['manual'],
  menu: [{ order: 30, icon: 'icon/book', label: 'hud.manual', window: 'manual' }],
})
