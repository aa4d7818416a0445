import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './rating.css'
import { RatingWindow } from './window.tsx'

export const parts: AreaParts = { css: [...kitCss, css], windows: { rating: RatingWindow } }
