import type { StoryPart } from '@skystair/contract'

export interface Tale {
  readonly part: string
  readonly moment: 'intro' | 'outro'
}

/** Under what name it is remembered that a tale was told. */
export const taleId = ({ part, moment }: Tale): string => `story:${part}:${moment}`

/** The part of the story that a stair belongs to. */
export const partAt = (parts: readonly StoryPart[], stair: number): StoryPart | undefined =>
  parts.find((part) => stair >= part.from && stair <= part.to)

/**
 * The tale to tell now: the end of the latest part that was climbed, else the beginning of the part one stands in.
 * The first part begins in the guide's own words, so nothing stands between a new player and the first step; it is told on its second stair.
 */
export function dueTale(parts: readonly StoryPart[], stair: number, best: number, told: (id: string) => boolean): Tale | null {
  const climbed = parts.filter((part) => best >= part.to).at(-1)
  const here = partAt(parts, stair)
  const tales: Tale[] = []
  if (climbed) tales.push({ part: climbed.id, moment: 'outro' })
  if (here && (here !== parts[0] || stair > here.from)) tales.push({ part: here.id, moment: 'intro' })
  return tales.find((tale) => !told(taleId(tale))) ?? null
}
