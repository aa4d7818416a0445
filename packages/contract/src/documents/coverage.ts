import type { CallSpec } from '../call.ts'
import { contract } from '../contract.ts'

/** Returns the text of docs/coverage.md: which calls are built and which are planned. */
export function coverage(): string {
  const rows = Object.entries(contract).map(([area, calls]) => {
    const all = Object.entries(calls) as [string, CallSpec][]
    return { area, built: all.filter(([, spec]) => !spec.status), planned: all.filter(([, spec]) => spec.status === 'planned') }
  })
  const sum = (key: 'built' | 'planned') => rows.reduce((total, row) => total + row[key].length, 0)
  const table = rows.map((row) => `| ${row.area} | ${row.built.length} | ${row.planned.length} |`)
  const line = ([name, spec]: [string, CallSpec]) => `- \`${name}\`${spec.extension ? ' (extension)' : ''}: ${spec.summary}`
  const lists = rows
    .filter((row) => row.planned.length > 0)
    .map((row) => `## ${row.area}: planned\n\n${row.planned.map(line).join('\n')}\n`)
  return `# Coverage of the contract

Written by \`npm run generate\`; a test compares it with the contract. A planned call is refused with 501 \`NOT_BUILT\`. An extension
is ours, where the specification names the need and lists no call.

| area | built | planned |
|---|--:|--:|
${table.join('\n')}
| all | ${sum('built')} | ${sum('planned')} |

Live messages: \`/api/websocket\` is built for broadcast, personal messages and those of a clan.

${lists.join('\n')}`
}
