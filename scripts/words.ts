// `npx node scripts/words.ts [folder]`: fails if a file name, an identifier or a comment contains a word of
// scripts/words/retired.ts.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/paths.ts'
import { findRetired } from './words/find.ts'

const [folder = ''] = process.argv.slice(2)
const files = globSync('{*,{packages,adapters,examples,scripts}/**/*}.{ts,tsx,js,mjs,cjs,css}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/baked/**'],
}).filter((file) => file.startsWith(folder))
const findings = files.flatMap((file) => findRetired(file, readFileSync(join(root, file), 'utf8')))
for (const { file, line, word, use } of findings) console.log(`${file}:${line}: ${word} → ${use}`)
console.log(`${files.length} files, ${findings.length} retired words`)
if (findings.length > 0) process.exitCode = 1
