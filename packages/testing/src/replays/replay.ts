// `node packages/testing/src/replays/replay.ts [battles]` replays recorded battles: each once from its record, and once move by move with every state
// written to JSON and read back. Fails if the two differ, or if the first battles differ from hashes.json. After a change of the rules, `--keep` writes
// hashes.json and the hashes in docs/fairness.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@skystair/rules'
import { hashOfPlayed, hashOfRecorded, recorded } from './recorded.ts'

const FILE = join(import.meta.dirname, 'hashes.json')
const PAGE = join(import.meta.dirname, '../../../../docs/fairness.md')
const KEPT = 200

const count = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 10_000)
const expected = process.argv.includes('--keep') ? null : (JSON.parse(readFileSync(FILE, 'utf8')) as string[])
const hashes: string[] = []
const failures: string[] = []
for (let n = 0; n < count; n++) {
  const record = recorded(n)
  const hash = hashOfRecorded(record)
  hashes.push(hash)
  if (hashOfPlayed(record) !== hash) failures.push(`battle ${n} ends differently when played move by move`)
  if (expected && n < expected.length && hash !== expected[n]) failures.push(`battle ${n} does not end as in hashes.json`)
}
const summary = `${count} fights replayed; all of them: ${sha256(hashes.join())}, the first ${KEPT}: ${sha256(hashes.slice(0, KEPT).join())}`
if (!expected && failures.length === 0) {
  writeFileSync(FILE, `${JSON.stringify(hashes.slice(0, KEPT), null, 2)}\n`)
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(/`\d+ fights replayed; [^`]+`/, `\`${summary}\``))
}
console.log(failures.length > 0 ? failures.join('\n') : summary)
process.exit(failures.length > 0 ? 1 : 0)
