import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { ClanForum } from './clan-forum.tsx'
import { ForumCorner } from './corner.tsx'
import css from './forum.css'
import { ForumWindow } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { forum: ForumWindow },
  slots: { 'road/corner': ForumCorner, 'clan/head': ClanForum },
}
