import type { AreaParts } from '../../services/area.ts'
import css from './gamepad.css'
import { GamepadInput } from './input.tsx'

export const parts: AreaParts = { css: [css], background: GamepadInput }
