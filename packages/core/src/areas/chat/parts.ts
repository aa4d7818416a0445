import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './chat.css'
import { ChatCorner } from './corner.tsx'
import { followLive } from './follow-live.ts'
import { ChatStore } from './store.ts'
import { Chat } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { chat: Chat },
  slots: { 'road/corner': ChatCorner },
  start: (services) => followLive(services, services.get(ChatStore)),
}
