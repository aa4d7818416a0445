import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { PlatformActions } from './actions.tsx'
import { Friends } from './friends.tsx'
import { SaveChoiceWindow } from './saves-window.tsx'
import { EntryStore } from './store.ts'

export const parts: AreaParts = {
  css: kitCss,
  windows: { saves: SaveChoiceWindow },
  slots: { 'account/platform': PlatformActions, 'bank/friends': Friends },
  start: (services) => {
    services.get(EntryStore).announceArrival()
    return () => {}
  },
}
