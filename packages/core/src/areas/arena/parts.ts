import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './arena.css'
import { ArenaCorner } from './corner.tsx'
import { ArenaWindow } from './window.tsx'

export const parts: AreaParts = { css: [...kitCss, css], windows: { arena: ArenaWindow }, slots: { 'road/corner': ArenaCorner } }
