import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import variant from '@jitl/quickjs-wasmfile-release-sync'
import { sha256 } from '@skystair/rules/sha256'
import { newQuickJSWASMModuleFromVariant, shouldInterruptAfterDeadline } from 'quickjs-emscripten-core'
import { expect, it } from 'vitest'
import { classicScript } from './bundle.ts'
import { hashOfPlayed, hashOfRecorded, recorded } from './recorded.ts'
import kept from './replays.json' with { type: 'json' }

const records = kept.map((_, n) => recorded(n))

it('ends two hundred recorded fights in the bytes that are kept; after a change of rules: node packages/bench/src/replay.ts --keep', () => {
  expect(kept).toHaveLength(200)
  expect(records.map(hashOfRecorded)).toEqual(kept)
  const page = readFileSync(join(import.meta.dirname, '../../../docs/fairness.md'), 'utf8')
  expect(page).toContain(`the first 200: ${sha256(kept.join())}`)
})

it('ends them alike played move by move through their JSON, and differently where one move differs', () => {
  expect(records.slice(0, 60).map(hashOfPlayed)).toEqual(kept.slice(0, 60))
  const { setup, moves } = records.find((record) => record.moves.length > 4)!
  expect(hashOfRecorded({ setup, moves: moves.slice(0, -1) })).not.toBe(hashOfRecorded({ setup, moves }))
})

it('ends them in the same bytes in another engine of JavaScript', async () => {
  const quick = await newQuickJSWASMModuleFromVariant(variant)
  using context = quick.newContext()
  const limit = shouldInterruptAfterDeadline(Date.now() + 100_000)
  context.runtime.setInterruptHandler(limit)
  const run = (code: string): string => {
    using answer = context.unwrapResult(context.evalCode(code))
    return context.getString(answer)
  }
  run(`${await classicScript(join(import.meta.dirname, 'recorded.ts'), 'replays')}; ''`)
  expect(run('typeof TextEncoder + typeof process')).toBe('undefinedundefined')
  const hashes = run(`JSON.stringify(${JSON.stringify(records)}.map(replays.hashOfRecorded))`)
  expect(JSON.parse(hashes)).toEqual(kept)
}, 120_000)
