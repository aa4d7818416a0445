import { describe, expect, it } from 'vitest'
import { table, withSection } from './section.ts'

const page = '# Performance\n\nWords.\n\n<!-- start:a -->\n\nold\n\n<!-- end:a -->\n\n## By hand\n\nkept\n'

describe('a section of the performance page', () => {
  it('replaces what stood between its own marks and nothing else', () => {
    expect(withSection(page, 'a', 'new')).toBe(page.replace('old', 'new'))
  })

  it('comes to the end of a page that has none yet', () => {
    const more = withSection(page, 'b', 'new\n')
    expect(more).toBe(`${page}\n<!-- start:b -->\n\nnew\n\n<!-- end:b -->\n`)
    expect(withSection(more, 'b', 'newer')).toBe(more.replace('new\n', 'newer\n'))
  })

  it('is not written over a page that lost one of its marks', () => {
    expect(() => withSection(page.replace('<!-- end:a -->', ''), 'a', 'new')).toThrow('one mark')
    expect(() => withSection(page.replace('<!-- start:a -->', ''), 'a', 'new')).toThrow('one mark')
  })

  it('may hold a table', () => {
    expect(table(['what', 'figure'], [['road', '1 : 2']])).toBe('| what | figure |\n| --- | ---: |\n| road | 1 : 2 |')
  })
})
