import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Consumable } from '@skystair/contract'
import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { type Move, mix, placesBetween, playToEnd, seedHash, spawn, squadAt } from '@skystair/rules'
import { randomMove } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/fairness.md'), 'utf8')
const script = /<!-- script -->\n```js\n([\s\S]+?)```/.exec(page)?.[1] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'fairness-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Plays a battle at a guardian's place as the server does, and returns what a player can write down. */
function written(stair: number, seed: string) {
  const place = placesBetween(world, 'main', (stair - 1) * STAIR_HEIGHT, stair * STAIR_HEIGHT - 1).find((p) => p.guardian)!
  const { creatures: enemy, bosses, skill } = squadAt(world, place.id)!
  const own = world.starters.MAN_1.map((name, i) => spawn(world, name, { id: i + 1, playerId: 1, level: 9 }))
  const consumables: Consumable[] = [{ id: 1, kind: 'heal_small', count: 2 }]
  const moves: Move[] = []
  let drawn = 0
  const { state } = playToEnd(world, { kind: 'MOB', stair, seed, own, enemy, bosses, consumables, skill }, (now) => {
    const move = randomMove(now, (sides) => mix(stair, drawn++) % sides)
    moves.push(move)
    return move
  })
  return { placeId: place.id, seedHash: seedHash(seed), seed, own, consumables, moves, creatures: state.creatures }
}

/** Returns what the script prints for such a file. */
async function check(fight: object): Promise<string> {
  const file = join(folder, 'fight.json')
  writeFileSync(file, JSON.stringify(fight))
  const done = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, file], { cwd: root, timeout: 60_000 })
  return done.then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => /Error: (.+)/.exec(error.stderr)?.[1] ?? error.stderr,
  )
}

it('has a script of some ten lines that confirms a correct battle', async () => {
  expect(script.trim().split('\n').length).toBeLessThanOrEqual(12)
  expect(await check(written(5, 'a1b2c3d4e5f60718293a4b5c6d7e8f90'))).toMatch(
    /^Fair: the battle ends in round \d+, and you have (won|lost)\.$/,
  )
}, 60_000)

it('detects another seed, a changed end and a changed move', async () => {
  const fight = written(7, '00ff00ff00ff00ff00ff00ff00ff00ff')
  expect(await check({ ...fight, seed: fight.seed.replace('00', '01') })).toBe('The seed does not match its hash.')
  const [first, ...rest] = fight.creatures
  const better = { ...first!, health: { ...first!.health, current: first!.health.current + 1 } }
  expect(await check({ ...fight, creatures: [better, ...rest] })).toBe('The battle ends differently.')
  expect(await check({ ...fight, moves: [{ type: 'skip' }, ...fight.moves.slice(1)] })).toMatch(/differently|refused/)
}, 60_000)
