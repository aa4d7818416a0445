// Markers by which a player's guide remembers what was told and what happened. They are stored with players: their form never changes.
import type { EducationKind } from './rows.ts'

/** Set by the client once the guide has told an education. */
export const educationMarker = (id: string): string => `lesson:${id}`

/** Set by the client once the beginning or the end of a part of the story was told. */
export const storyMarker = (part: string, moment: 'intro' | 'outro'): string => educationMarker(`story:${part}:${moment}`)

/** Set by the server when something happens to a player for the first time. */
export const momentMarker = (moment: EducationKind['moment']): string => `moment:${moment}`
