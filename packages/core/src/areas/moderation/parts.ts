import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { talkCss } from '../chat/public.ts'
import css from './moderation.css'
import { ViewBar } from './view-bar.tsx'
import { ViewStore } from './view-store.ts'
import { Desk } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, talkCss, css],
  windows: { moderation: Desk },
  background: ViewBar,
  start: (services) => services.get(ViewStore).watch(),
}
