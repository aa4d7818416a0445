import { describe, expect, it } from 'vitest'
import { table, withSection } from './section.ts'

const page = '# Performance\n\nWords.\n\n<!-- start:a -->\n\nold\n\n<!-- end:a -->\n\n## By hand\n\nkept\n'

describe('a section of the performance page', () => {
  it('replaces the text between its own marks and nothing else', () => {
    expect(withSection(page, 'a', 'new')).toBe(page.replace('old', 'new'))
  })

  it('is appended to a page that does not contain it yet', () => {
    const more = withSection(page, 'b', 'new\n')
    expect(more).toBe(`${page}\n<!-- start:b -->\n\nnew\n\n<!-- end:b -->\n`)
    expect(withSection(more, 'b', 'newer')).toBe(more.replace('new\n', 'newer\n'))
  })

  it('is not written if one of its marks is missing', () => {
    expect(() => withSection(page.replace('<!-- end:a -->', ''), 'a', 'new')).toThrow('one mark')
    expect(() => withSection(page.replace('<!-- start:a -->', ''), 'a', 'new')).toThrow('one mark')
  })

  it('may contain a table', () => {
    expect(table(['what', 'figure'], [['road', '1 : 2']])).toBe('| what | figure |\n| --- | ---: |\n| road | 1 : 2 |')
  })
})
