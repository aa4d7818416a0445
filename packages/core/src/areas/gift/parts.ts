import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { talkCss } from '../chat/public.ts'
import { ToGifts, WaitingGifts } from './daily.tsx'
import css from './gift.css'
import { MailGifts } from './mail-gifts.tsx'
import { Gifts } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, talkCss, css],
  windows: { gifts: Gifts },
  slots: { 'daily/gift': ToGifts, 'daily/waiting': WaitingGifts, 'mail/list': MailGifts },
}
