import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { EventShop } from './shop.tsx'

export const parts: AreaParts = {
  css: kitCss,
  slots: { 'task/events': EventShop },
}
