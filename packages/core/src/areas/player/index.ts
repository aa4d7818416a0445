import { defineArea } from '../../services/area.ts'
import { askInfo } from './ask-info.ts'
import { PlayerStore } from './store.ts'

export { ChangeAction } from './change-action.ts'
export { Drafts } from './drafts.ts'
export { GainAction } from './gain-action.ts'
export { reportUnknownClasses } from './report-unknown-classes.ts'
export { PlayerStore } from './store.ts'

export const area = defineArea({
  name: 'player',
  budget: 4,
  preload: true,
  load: async () => (await import('./parts.ts')).parts,
  identify: askInfo,
  refresh: (services) => services.get(PlayerStore).loadInfo(),
  settle: (services) => services.get(PlayerStore).followInfo(),
  prepare: async (services, scene) => {
    if (scene === 'road' || scene === 'battle' || scene === 'creature') await services.get(PlayerStore).ensureArtifacts()
  },
})
