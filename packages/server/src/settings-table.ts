import type { Platforms } from './platforms.ts'

const BEGIN = '<!-- platform settings: begin -->'
const END = '<!-- platform settings: end -->'

const cell = (text: string) => text.replaceAll('|', '\\|')

/** Returns the settings of all platforms as a Markdown table. */
export function settingsTable(platforms: Pick<Platforms, 'settings'>): string {
  const rows = platforms.settings.flatMap(({ source, settings }) =>
    Object.entries(settings).map(
      ([name, { about, secret, otherwise }]) =>
        `| ${source} | \`${name}\` | ${otherwise === undefined ? 'none' : `\`${cell(otherwise)}\``} | ${cell(about)}${secret ? ' **Secret.**' : ''} |`,
    ),
  )
  return ['| platform | setting | default | what it does |', '|---|---|---|---|', ...rows].join('\n')
}

/** Returns the document with the table between its markers. Throws if it has none. */
export function withTable(document: string, table: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} before an ${END}`)
  return `${document.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${document.slice(end)}`
}
