import type { StoryPart } from '@skystair/contract'
import { storyMarker } from '@skystair/contract/markers'

/** The text that begins or ends a part of the story. */
export interface StoryText {
  readonly part: string
  readonly moment: 'intro' | 'outro'
}

/** Returns the part of the story that a stair belongs to. */
export const partAt = (parts: readonly StoryPart[], stair: number): StoryPart | undefined =>
  parts.find((part) => stair >= part.from && stair <= part.to)

/**
 * Returns the text of the story to show now, or null: the end of the latest completed part, else the beginning of the current one. The first part
 * begins with the guide's own text, so that a new player can walk at once; its beginning is shown after its first victory. `isSeen` takes a marker.
 */
export function dueStory(parts: readonly StoryPart[], stair: number, best: number, isSeen: (marker: string) => boolean): StoryText | null {
  const completed = parts.filter((part) => best >= part.to).at(-1)
  const here = partAt(parts, stair)
  const due: StoryText[] = []
  if (completed) due.push({ part: completed.id, moment: 'outro' })
  if (here && (here !== parts[0] || best >= here.from)) due.push({ part: here.id, moment: 'intro' })
  return due.find(({ part, moment }) => !isSeen(storyMarker(part, moment))) ?? null
}
