import type { AreaParts } from '../../services/area.ts'
import { followLive } from './follow-live.ts'
import { followCues } from './sound-cues.ts'

export const parts: AreaParts = { start: followLive, cues: followCues }
