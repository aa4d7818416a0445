import type { CallSpec } from '../call.ts'
import { contract } from '../contract.ts'

/** Returns the text of docs/coverage.md: the number of calls of each area. */
export function coverage(): string {
  const rows = Object.entries(contract).map(([area, calls]) => {
    const all = Object.values(calls) as CallSpec[]
    const ours = all.filter(({ extension }) => extension).length
    return { area, specified: all.length - ours, ours }
  })
  const sum = (key: 'specified' | 'ours') => rows.reduce((total, row) => total + row[key], 0)
  const table = rows.map(({ area, specified, ours }) => `| ${area} | ${specified} | ${ours} |`)
  return `# Coverage of the contract

Written by \`npm run generate\`; a test compares it with the contract. The server does not start unless every call has a handler. An extension is ours, where the
specification names the need and lists no call.

| area | calls of the specification | extensions |
|---|--:|--:|
${table.join('\n')}
| all | ${sum('specified')} | ${sum('ours')} |

Live messages: \`/api/websocket\` carries broadcasts, personal messages and those of a clan.
`
}
