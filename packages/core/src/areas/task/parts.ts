import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { TasksBeside } from './beside.tsx'
import css from './task.css'
import { Tasks } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { tasks: Tasks },
  slots: { 'road/left': TasksBeside },
}
