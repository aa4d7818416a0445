import type { AreaParts } from '../../services/area.ts'
import { stopAll } from '../../services/stop-all.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { PlatformActions } from './actions.tsx'
import { compareClocks } from './compare-clocks.ts'
import { followShell } from './follow-shell.ts'
import { Friends } from './friends.tsx'
import { Keeping } from './keeping.tsx'
import { openLink } from './open-link.ts'
import { NewPartButton, VictoryButton } from './picture-buttons.tsx'
import css from './saves.css'
import { SaveChoiceWindow } from './saves-window.tsx'
import { ScoresButton } from './scores-button.tsx'
import { ScoresStore } from './scores-store.ts'
import { EntryStore } from './store.ts'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { saves: SaveChoiceWindow },
  slots: {
    'account/platform': PlatformActions,
    'bank/friends': Friends,
    'battle/result': VictoryButton,
    'rating/portal': ScoresButton,
    'settings/about': Keeping,
    'story/part': NewPartButton,
  },
  start: (services) => {
    services.get(EntryStore).announceArrival()
    void compareClocks(services)
    return stopAll(followShell(services), openLink(services), services.get(ScoresStore).follow())
  },
}
