// `npx node packages/testing/src/replays/replay.ts [battles]` replays recorded battles: each once from its record, and once move by move with every state
// written to JSON and read back. Fails if the two differ, or if the first battles differ from hashes.json. After a change of the rules, `--keep` writes
// hashes.json, the hashes in docs/fairness.md and the next version of the rules.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@skystair/rules'
import { fingerprint } from './fingerprint.ts'
import { hashOfPlayed, hashOfRecorded, recorded } from './recorded.ts'

const FILE = join(import.meta.dirname, 'hashes.json')
const PAGE = join(import.meta.dirname, '../../../../docs/fairness.md')
const VERSIONS = join(import.meta.dirname, 'versions.json')
const VERSION = join(import.meta.dirname, '../../../rules/src/rules-version.ts')
const KEPT = 200

/** Raises the version of the rules if they differ from those of the last version. */
function keepVersion(kept: readonly string[]): void {
  const versions = JSON.parse(readFileSync(VERSIONS, 'utf8')) as string[]
  const today = fingerprint(kept)
  if (versions.at(-1) === today) return
  versions.push(today)
  writeFileSync(VERSIONS, `${JSON.stringify(versions, null, 2)}\n`)
  writeFileSync(VERSION, readFileSync(VERSION, 'utf8').replace(/RULES_VERSION = \d+/, `RULES_VERSION = ${versions.length}`))
}

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
  const kept = hashes.slice(0, KEPT)
  keepVersion(kept)
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(/`\d+ fights replayed; [^`]+`/, `\`${summary}\``))
}
console.log(failures.length > 0 ? failures.join('\n') : summary)
process.exit(failures.length > 0 ? 1 : 0)
