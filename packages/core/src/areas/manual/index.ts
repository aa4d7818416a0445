import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'manual',
  budget: 6,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'hero'],
  windows: ['manual'],
  menu: [{ order: 30, icon: 'icon/book', label: 'hud.manual', window: 'manual' }],
})
