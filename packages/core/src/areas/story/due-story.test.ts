import { parts } from '@skystair/world/areas/story/rows'
import { describe, expect, it } from 'vitest'
import { dueTale, partAt, taleId } from './due-story.ts'

const [first, second] = parts
const never = () => false

describe('dueTale', () => {
  it('leaves a new player alone', () => {
    expect(dueTale(parts, 1, 0, never)).toBeNull()
  })

  it('begins the first part on its second stair', () => {
    expect(dueTale(parts, 2, 1, never)).toEqual({ part: first!.id, moment: 'intro' })
    expect(dueTale(parts, 2, 1, (id) => id === taleId({ part: first!.id, moment: 'intro' }))).toBeNull()
  })

  it('tells each part’s beginning at its first stairs and its end once its last master fell', () => {
    for (const part of parts) {
      const told = new Set<string>()
      expect(dueTale(parts, part.from + 1, part.from - 1, (id) => !id.startsWith(`story:${part.id}`))).toEqual({
        part: part.id,
        moment: 'intro',
      })
      told.add(taleId({ part: part.id, moment: 'intro' }))
      expect(dueTale(parts, part.to, part.to, (id) => told.has(id))).toEqual({ part: part.id, moment: 'outro' })
    }
  })

  it('ends a part before the next begins, each once', () => {
    const told = new Set<string>()
    const end = dueTale(parts, second!.from, first!.to, (id) => told.has(id))
    expect(end).toEqual({ part: first!.id, moment: 'outro' })
    told.add(taleId(end!))
    const begin = dueTale(parts, second!.from, first!.to, (id) => told.has(id))
    expect(begin).toEqual({ part: second!.id, moment: 'intro' })
    told.add(taleId(begin!))
    expect(dueTale(parts, second!.from, first!.to, (id) => told.has(id))).toBeNull()
  })
})

describe('partAt', () => {
  it('finds the part of every stair there is', () => {
    expect(partAt(parts, 1)).toBe(first)
    expect(partAt(parts, second!.from)).toBe(second)
    expect(partAt(parts, 1_000_000)).toBeUndefined()
  })
})
