import { storyMarker } from '@skystair/contract/markers'
import { namedBosses } from '@skystair/world/areas/road/bosses'
import { parts } from '@skystair/world/areas/story/rows'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { describe, expect, it } from 'vitest'
import { dueStory, partAt } from './due-story.ts'

const [first, second] = parts

describe('dueStory', () => {
  it('is nothing in the first part before its first boss: the guide tells how it begins', () => {
    for (const best of [0, 1, 2, 3, 4])
      expect(
        dueStory(parts, best + 1, best, () => false),
        `${best} won`,
      ).toBeNull()
  })

  it('is each part’s beginning at its first stairs and its end once its last stair is won', () => {
    for (const part of parts.slice(1)) {
      const seen = new Set<string>()
      expect(
        dueStory(
          parts,
          part.from + 1,
          Math.max(1, part.from - 1),
          (marker) => ![storyMarker(part.id, 'intro'), storyMarker(part.id, 'outro')].includes(marker),
        ),
      ).toEqual({
        part: part.id,
        moment: 'intro',
      })
      seen.add(storyMarker(part.id, 'intro'))
      expect(dueStory(parts, part.to, part.to, (marker) => seen.has(marker))).toEqual({ part: part.id, moment: 'outro' })
    }
  })

  it('is the end of a part before the beginning of the next, each once', () => {
    const seen = new Set<string>()
    const end = dueStory(parts, second!.from, first!.to, (marker) => seen.has(marker))
    expect(end).toEqual({ part: first!.id, moment: 'outro' })
    seen.add(storyMarker(end!.part, end!.moment))
    const begin = dueStory(parts, second!.from, first!.to, (marker) => seen.has(marker))
    expect(begin).toEqual({ part: second!.id, moment: 'intro' })
    seen.add(storyMarker(begin!.part, begin!.moment))
    expect(dueStory(parts, second!.from, first!.to, (marker) => seen.has(marker))).toBeNull()
  })

  it('is what a boss says once it is beaten, until the player is well past it', () => {
    const said = { part: 'boss_toll_master', moment: 'outro' }
    const seen = (part: string) => (marker: string) => marker === storyMarker(part, 'outro')
    expect(dueStory(parts, 10, 9, () => false)).toEqual({ ...said, part: 'boss_grandpa_bones' })
    for (const best of [10, 14]) expect(dueStory(parts, 10, best, () => false)).toEqual(said)
    expect(dueStory(parts, 19, 19, seen('boss_cabbage_dragon'))).toBeNull()
    expect(dueStory(parts, 10, 10, seen('boss_toll_master'))).toBeNull()
  })

  it('has a text in both languages wherever it is due', () => {
    for (const [best] of namedBosses) {
      const due = dueStory(parts, best, best, (marker) => marker.endsWith(':intro'))
      for (const { story } of [ru, en]) expect(story, `stair ${best}`).toHaveProperty([due!.part, 'outro'])
    }
  })
})

describe('partAt', () => {
  it('finds the part of every stair there is', () => {
    expect(partAt(parts, 1)).toBe(first)
    expect(partAt(parts, second!.from)).toBe(second)
    expect(partAt(parts, 1_000_000)).toBeUndefined()
  })
})
