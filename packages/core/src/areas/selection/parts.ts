import type { AreaParts } from '../../services/area.ts'
import { Selection } from './screen.tsx'
import css from './selection.css'

export const parts: AreaParts = {
  css: [css],
  huds: { 'character selection': Selection },
}
