import type { StoryPart } from '@skystair/contract'
import { storyMarker } from '@skystair/contract/areas/education/markers'

/** The text that begins or ends a part of the story. */
export interface StoryText {
  readonly part: string
  readonly moment: 'intro' | 'outro'
}

/** The part of the story that a stair belongs to. */
export const partAt = (parts: readonly StoryPart[], stair: number): StoryPart | undefined =>
  parts.find((part) => stair >= part.from && stair <= part.to)

/**
 * The text of the story to show now, or null: the end of the latest part that was climbed, else the beginning of the part one stands in.
 * The first part begins in the guide's own words, so nothing stands between a new player and the first step; it is told on its second stair.
 */
export function dueStory(parts: readonly StoryPart[], stair: number, best: number, told: (marker: string) => boolean): StoryText | null {
  const climbed = parts.filter((part) => best >= part.to).at(-1)
  const here = partAt(parts, stair)
  const due: StoryText[] = []
  if (climbed) due.push({ part: climbed.id, moment: 'outro' })
  if (here && (here !== parts[0] || stair > here.from)) due.push({ part: here.id, moment: 'intro' })
  return due.find(({ part, moment }) => !told(storyMarker(part, moment))) ?? null
}
