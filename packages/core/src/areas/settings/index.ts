import { defineArea } from '../../services/area.ts'

import { SettingsStore } from './store.ts'

export { SettingsStore }

export const area = defineArea({
  name: 'settings',
  budget: 5,
  load: async () => (await import('./parts.ts')).parts,
  windows: ['settings'],
  onLanguage: (services, lang) => services.get(SettingsStore).setLang(lang),
})
