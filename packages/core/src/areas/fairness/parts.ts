import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './fairness.css'
import { Replay } from './replay.tsx'
import { Fairness } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { fairness: Fairness, replay: Replay },
}
