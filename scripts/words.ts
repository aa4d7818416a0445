// `node scripts/words.ts [folder]`: fails if a file name, an identifier or a comment holds a word of scripts/words/retired.ts. A folder that is named is
// checked even if it is not clean yet.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/paths.ts'
import { findRetired } from './words/find.ts'
import { notYetClean } from './words/retired.ts'

const [folder] = process.argv.slice(2)
const files = globSync('{*,{packages,adapters,examples,scripts}/**/*}.{ts,tsx,js,mjs,cjs,css}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/baked/**'],
}).filter((file) => (folder ? file.startsWith(folder) : !notYetClean.some((unclean) => file.startsWith(unclean))))
const findings = files.flatMap((file) => findRetired(file, readFileSync(join(root, file), 'utf8')))
for (const { file, line, word, use } of findings) console.log(`${file}:${line}: ${word} → ${use}`)
console.log(`${files.length} files, ${findings.length} retired words`)
if (findings.length > 0) process.exitCode = 1
