// Plays recorded fights anew: `node packages/bench/src/replay.ts [fights]`. Each is played move by move, every state through its
// JSON, and once from its record alone; both must end in the same bytes, and the first ones in those that are kept in replays.json. `--keep` writes that
// file, and the fingerprints in docs/fairness.md, after a change of rules.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@skystair/rules/sha256'
import { hashOfPlayed, hashOfRecorded, recorded } from './recorded.ts'

const FILE = join(import.meta.dirname, 'replays.json')
const PAGE = join(import.meta.dirname, '../../../docs/fairness.md')
const KEPT = 200

const fights = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 10_000)
const kept = process.argv.includes('--keep') ? null : (JSON.parse(readFileSync(FILE, 'utf8')) as string[])
const hashes: string[] = []
const wrong: string[] = []
for (let n = 0; n < fights; n++) {
  const record = recorded(n)
  const hash = hashOfRecorded(record)
  hashes.push(hash)
  if (hashOfPlayed(record) !== hash) wrong.push(`fight ${n} ends otherwise when played move by move`)
  if (kept && n < kept.length && hash !== kept[n]) wrong.push(`fight ${n} ends otherwise than it was kept`)
}
const told = `${fights} fights replayed; all of them: ${sha256(hashes.join())}, the first ${KEPT}: ${sha256(hashes.slice(0, KEPT).join())}`
if (!kept && wrong.length === 0) {
  writeFileSync(FILE, `${JSON.stringify(hashes.slice(0, KEPT), null, 2)}\n`)
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(/`\d+ fights replayed; [^`]+`/, `\`${told}\``))
}
console.log(wrong.length > 0 ? wrong.join('\n') : told)
process.exit(wrong.length > 0 ? 1 : 0)
