// Markers by which a player's guide remembers what was shown and what happened. They are stored with players: their form never changes.
import type { EducationKind } from './rows.ts'

/** Set by the client when an education has been shown. */
export const educationMarker = (id: string): string => `lesson:${id}`

/** Set by the client when the intro or outro of a part of the story has been shown. */
export const storyMarker = (part: string, moment: 'intro' | 'outro'): string => educationMarker(`story:${part}:${moment}`)

/** Set by the server when something happens to a player for the first time. */
export const momentMarker = (moment: EducationKind['moment']): string => `moment:${moment}`
