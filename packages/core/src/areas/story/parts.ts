import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './story.css'
import { Story, Talker } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { story: Story, talker: Talker },
}
