import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { followLive, talkCss } from '../chat/public.ts'
import { MailCorner } from './corner.tsx'
import css from './mail.css'
import { MailStore } from './store.ts'
import { Mail } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, talkCss, css],
  windows: { mail: Mail },
  slots: { 'road/corner': MailCorner },
  start: (services) => followLive(services, services.get(MailStore)),
}
