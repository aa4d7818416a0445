import { storyMarker } from '@skystair/contract/areas/education/markers'
import { parts } from '@skystair/world/areas/story/rows'
import { describe, expect, it } from 'vitest'
import { dueStory, partAt } from './due-story.ts'

const [first, second] = parts
const never = () => false

describe('dueStory', () => {
  it('leaves a new player alone', () => {
    expect(dueStory(parts, 1, 0, never)).toBeNull()
  })

  it('begins the first part on its second stair', () => {
    expect(dueStory(parts, 2, 1, never)).toEqual({ part: first!.id, moment: 'intro' })
    expect(dueStory(parts, 2, 1, (marker) => marker === storyMarker(first!.id, 'intro'))).toBeNull()
  })

  it('tells each part’s beginning at its first stairs and its end once its last master fell', () => {
    for (const part of parts) {
      const told = new Set<string>()
      expect(
        dueStory(
          parts,
          part.from + 1,
          part.from - 1,
          (marker) => ![storyMarker(part.id, 'intro'), storyMarker(part.id, 'outro')].includes(marker),
        ),
      ).toEqual({
        part: part.id,
        moment: 'intro',
      })
      told.add(storyMarker(part.id, 'intro'))
      expect(dueStory(parts, part.to, part.to, (marker) => told.has(marker))).toEqual({ part: part.id, moment: 'outro' })
    }
  })

  it('ends a part before the next begins, each once', () => {
    const told = new Set<string>()
    const end = dueStory(parts, second!.from, first!.to, (marker) => told.has(marker))
    expect(end).toEqual({ part: first!.id, moment: 'outro' })
    told.add(storyMarker(end!.part, end!.moment))
    const begin = dueStory(parts, second!.from, first!.to, (marker) => told.has(marker))
    expect(begin).toEqual({ part: second!.id, moment: 'intro' })
    told.add(storyMarker(begin!.part, begin!.moment))
    expect(dueStory(parts, second!.from, first!.to, (marker) => told.has(marker))).toBeNull()
  })
})

describe('partAt', () => {
  it('finds the part of every stair there is', () => {
    expect(partAt(parts, 1)).toBe(first)
    expect(partAt(parts, second!.from)).toBe(second)
    expect(partAt(parts, 1_000_000)).toBeUndefined()
  })
})
