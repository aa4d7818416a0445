// Each script of this package owns one section of docs/performance.md, between two marks, and replaces it as a whole.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../../../docs/performance.md')
const HEAD = `# Performance

Figures are ratios and counts, as seconds depend on the machine. Each section says when it was measured: newer code is not included in its figures.
`

/** Returns the page with the section `name` replaced, or appended if there is none. Throws if one of its marks is missing. */
export function withSection(page: string, name: string, body: string): string {
  const [start, end] = [`<!-- start:${name} -->`, `<!-- end:${name} -->`]
  const section = `${start}\n\n${body.trim()}\n\n${end}`
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 && to < 0) return `${page.trimEnd()}\n\n${section}\n`
  if (from < 0 || to < from) throw new Error(`The page has one mark of the section ${name} without the other.`)
  return page.slice(0, from) + section + page.slice(to + end.length)
}

/** Writes a section of docs/performance.md with the day of the measurement, and prints it. */
export function writeSection(name: string, body: string): void {
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}.`
  writeFileSync(FILE, withSection(page, name, `${body.trim()}\n\n${measured}`))
  console.log(`\n${body.trim()}\n\nThe section “${name}” of docs/performance.md is written.`)
}

/** Returns a Markdown table; the first column holds text, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
