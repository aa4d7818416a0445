import { join } from 'node:path'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { stripTypes } from '../../../../scripts/build/strip-types.ts'
import { withoutNoise } from '../../../../scripts/build/warnings.ts'

/** Returns recorded.ts with the rules as one classic script for other engines. It defines a global `replays` with the exports of recorded.ts. */
export async function replayScript(): Promise<string> {
  const input = join(import.meta.dirname, 'recorded.ts')
  const bundle = await rollup({ input, onwarn: withoutNoise, plugins: [nodeResolve({ extensions: ['.ts', '.js'] }), stripTypes()] })
  const { output } = await bundle.generate({ format: 'iife', name: 'replays' })
  await bundle.close()
  return output[0].code
}
