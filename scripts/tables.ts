// The text of docs/tables.md, from the rules of the areas.
import { areas, ruleSentence, serverTables, type TableRules } from '@skystair/server'

/** Returns the rows of a table in Markdown, in the order of the names. */
const rowsOf = (tables: TableRules): string =>
  Object.entries(tables)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, rule]) => `| \`${table}\` | ${ruleSentence(rule)} |`)
    .join('\n')

/** Returns the document. */
export const tablesDocument = (): string =>
  `# Tables of the database

Why each does not grow without an end. Written by \`npm run generate\` from the manifests of the server's areas (\`tables\`); a test compares it with the tables of both engines.
Once an hour one node deletes what is outdated, a few rows at a time.

| table | its rows |
|---|---|
${rowsOf(Object.assign({}, ...areas.map(({ tables = {} }) => tables), serverTables))}
`
