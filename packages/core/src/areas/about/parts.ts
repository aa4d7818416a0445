import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { Credits } from './credits.tsx'
import { Legal } from './legal.tsx'
import { MoreLinks } from './links.tsx'

export const parts: AreaParts = {
  css: kitCss,
  windows: { credits: Credits, legal: Legal },
  slots: { 'settings/about': MoreLinks },
}
