import type { StoryPart } from '@skystair/contract'
import { storyMarker } from '@skystair/contract/markers'
import { talkativeBosses } from '@skystair/world/areas/story/rows'

/** The text that begins or ends a part of the story, or what a beaten boss says. */
export interface StoryText {
  /** The id of a part, or the kind of a boss. */
  readonly part: string
  readonly moment: 'intro' | 'outro'
}

/** Returns the part of the story that a stair belongs to. */
export const partAt = (parts: readonly StoryPart[], stair: number): StoryPart | undefined =>
  parts.find((part) => stair >= part.from && stair <= part.to)

/** A boss speaks until the player has won this many stairs more. */
const SPEAKING = 5

/** Returns the boss that was beaten last, if it has something to say. */
const beatenBoss = (best: number): string | undefined =>
  talkativeBosses.filter(([stair]) => stair <= best && best < stair + SPEAKING).at(-1)?.[1]

/**
 * Returns the text of the story to show now, or null: the end of the latest completed part, else the beginning of the current one, else what the
 * boss just beaten says. The first part begins in the guide's first words, beside the road, so that a new player can walk at once. `isSeen` takes a
 * marker.
 */
export function dueStory(parts: readonly StoryPart[], stair: number, best: number, isSeen: (marker: string) => boolean): StoryText | null {
  const completed = parts.filter((part) => best >= part.to).at(-1)
  const here = partAt(parts, stair)
  const due: StoryText[] = []
  if (completed) due.push({ part: completed.id, moment: 'outro' })
  if (here && here !== parts[0]) due.push({ part: here.id, moment: 'intro' })
  const boss = beatenBoss(best)
  if (boss) due.push({ part: boss, moment: 'outro' })
  return due.find(({ part, moment }) => !isSeen(storyMarker(part, moment))) ?? null
}
