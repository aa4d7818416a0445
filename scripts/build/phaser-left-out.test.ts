import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './paths.ts'
import { type LeftOut, leaveOut } from './phaser-left-out.ts'

const folder = mkdtempSync(join(tmpdir(), 'skystair-phaser-'))
afterAll(() => rmSync(folder, { recursive: true }))
let builds = 0
const nothing: LeftOut = { absent: [], idle: {}, narrowed: {}, changed: {} }

/** Builds one module of Phaser and returns its exports. */
async function built(module: string, leftOut: Partial<LeftOut>) {
  const plugins = [leaveOut({ ...nothing, ...leftOut }), resolve(), commonjs({ requireReturnsDefault: 'auto' })]
  const bundle = await rollup({ input: join(root, 'node_modules/phaser/src', `${module}.js`), plugins })
  const file = join(folder, `${++builds}.mjs`)
  await bundle.write({ file, format: 'es' })
  return (await import(file)).default
}

describe('a module that is left out of Phaser', () => {
  it('does not affect the modules that require it, and throws with its name when used', async () => {
    const { GetNext, IsValue } = await built('math/pow2/index', { absent: ['math/pow2/Get*'] })
    expect(IsValue(4)).toBe(true)
    const error = /without math\/pow2\/GetPowerOfTwo.*engine\/README\.md/
    expect(() => GetNext(3, 'up')).toThrow(error)
    expect(() => new GetNext(3)).toThrow(error)
    expect(() => GetNext.prototype).toThrow(error)
    expect(() => GetNext.prototype).toThrow('whose prototype is asked for')
    expect(() => 'length' in GetNext).toThrow(error)
    expect(() => ({ ...GetNext })).toThrow(error)
    expect(() => Object.assign(GetNext, { cache: [] })).toThrow(error)
    expect({} instanceof GetNext).toBe(false)
  })

  it('may be a class that only Phaser instantiates and calls', async () => {
    const Matrix4 = await built('math/Matrix4', { idle: { 'math/Vector3': ['set'] } })
    expect(new Matrix4().identity().val[0]).toBe(1)
    const Vector3 = await built('math/Vector3', { idle: { 'math/Vector3': ['set'] } })
    expect(new Vector3().set(1)).toBeUndefined()
    expect(() => new Vector3().x).toThrow('without math/Vector3, whose x is asked for')
    expect(() => Object.assign(new Vector3(), { x: 1 })).toThrow('without math/Vector3')
  })

  it('may be all but some modules of a list', async () => {
    expect(Object.keys(await built('math/pow2/index', { narrowed: { 'math/pow2/index': ['IsValue'] } }))).toEqual(['IsValue'])
  })
})

describe('a module that is changed', () => {
  it('contains the new text', async () => {
    const isTwo = await built('math/pow2/IsValuePowerOfTwo', { changed: { 'math/pow2/IsValuePowerOfTwo': [['value > 0', 'value === 2']] } })
    expect([isTwo(2), isTwo(4)]).toEqual([true, false])
  })

  it('is refused if it does not contain the text that is to be replaced', async () => {
    await expect(built('math/pow2/IsValuePowerOfTwo', { changed: { 'math/pow2/IsValuePowerOfTwo': [['nothing', '']] } })).rejects.toThrow(
      'does not contain: nothing',
    )
  })
})

describe('the list of what is left out of Phaser', () => {
  it('is refused if Phaser has no such module, or if a list lacks a used one', async () => {
    await expect(built('utils/NOOP', { absent: ['filters/*'] })).rejects.toThrow('which are to be left out: filters/*')
    await expect(built('math/pow2/index', { narrowed: { 'math/pow2/index': ['Cube'] } })).rejects.toThrow('does not list all of Cube')
  })
})
