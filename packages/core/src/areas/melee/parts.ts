import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { MeleeCorner } from './corner.tsx'
import { followMelee } from './follow.ts'
import { MeleeInvitation } from './invitation.tsx'
import css from './melee.css'
import { MeleeResult } from './result.tsx'
import { MeleeTurn } from './turn.tsx'
import { MeleeWindow } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { melee: MeleeWindow },
  huds: { battle: MeleeTurn },
  results: { battle: MeleeResult },
  slots: { 'road/corner': MeleeCorner, 'arena/fight': MeleeInvitation },
  start: followMelee,
}
