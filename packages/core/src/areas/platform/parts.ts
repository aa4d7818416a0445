import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { PlatformActions } from './actions.tsx'
import { followShell } from './follow-shell.ts'
import { Friends } from './friends.tsx'
import { Keeping } from './keeping.tsx'
import css from './saves.css'
import { SaveChoiceWindow } from './saves-window.tsx'
import { EntryStore } from './store.ts'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { saves: SaveChoiceWindow },
  slots: { 'account/platform': PlatformActions, 'bank/friends': Friends, 'settings/about': Keeping },
  start: (services) => {
    services.get(EntryStore).announceArrival()
    return followShell(services)
  },
}
