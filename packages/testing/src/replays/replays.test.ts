import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import variant from '@jitl/quickjs-wasmfile-release-sync'
import { RULES_VERSION, sha256 } from '@skystair/rules'
import { newQuickJSWASMModuleFromVariant, shouldInterruptAfterDeadline } from 'quickjs-emscripten-core'
import { expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import expected from './hashes.json' with { type: 'json' }
import { hashOfPlayed, hashOfRecorded, recorded } from './recorded.ts'
import { replayScript } from './script.ts'
import versions from './versions.json' with { type: 'json' }

const records = expected.map((_, n) => recorded(n))

it('two hundred recorded battles end in the expected states; after a change of rules run: npx node packages/testing/src/replays/replay.ts --keep', () => {
  expect(expected).toHaveLength(200)
  expect(records.map(hashOfRecorded)).toEqual(expected)
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/fairness.md'), 'utf8')
  expect(page).toContain(`the first 200: ${sha256(expected.join())}`)
})

it('the version of the rules is that of these ends and of the guardians of the road; the same command raises it', () => {
  expect(fingerprint(expected)).toBe(versions.at(-1))
  expect([RULES_VERSION, new Set(versions).size]).toEqual([versions.length, versions.length])
})

it('they end alike when played move by move through JSON, and differently if one move differs', () => {
  expect(records.slice(0, 60).map(hashOfPlayed)).toEqual(expected.slice(0, 60))
  const { setup, moves } = records.find((record) => record.moves.length > 4)!
  expect(hashOfRecorded({ setup, moves: moves.slice(0, -1) })).not.toBe(hashOfRecorded({ setup, moves }))
})

it('they end in the same states in another JavaScript engine', async () => {
  const quick = await newQuickJSWASMModuleFromVariant(variant)
  using context = quick.newContext()
  const limit = shouldInterruptAfterDeadline(Date.now() + 100_000)
  context.runtime.setInterruptHandler(limit)
  const run = (code: string): string => {
    using result = context.unwrapResult(context.evalCode(code))
    return context.getString(result)
  }
  run(`${await replayScript()}; ''`)
  expect(run('typeof TextEncoder + typeof process')).toBe('undefinedundefined')
  const hashes = run(`JSON.stringify(${JSON.stringify(records)}.map(replays.hashOfRecorded))`)
  expect(JSON.parse(hashes)).toEqual(expected)
}, 120_000)
