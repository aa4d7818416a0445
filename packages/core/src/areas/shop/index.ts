import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'shop',
  budget: 20,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank', 'hero', 'profile'],
  windows: ['shops'],
  menu: [{ order: 15, icon: 'icon/shop', label: 'hud.shops', window: 'shops' }],
})
