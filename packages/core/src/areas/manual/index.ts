import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'manual',
  budget: 7,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'hero'],
  windows: ['manual'],
  menu: [{ order: 30, icon: 'icon/book', label: 'hud.manual', window: 'manual' }],
})
