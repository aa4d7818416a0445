import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './credits.css'
import { Credits } from './credits.tsx'
import { Legal } from './legal.tsx'
import { MoreLinks } from './links.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { credits: Credits, legal: Legal },
  slots: { 'settings/about': MoreLinks },
}
