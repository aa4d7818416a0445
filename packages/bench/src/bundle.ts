// Modules as one classic script, for engines that know neither modules nor types.
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import { stripTypes } from '../../../scripts/build/strip-types.ts'

/** Everything that `entry` exports, as properties of a global `name`. */
export async function classicScript(entry: string, name: string): Promise<string> {
  const bundle = await rollup({ input: entry, plugins: [nodeResolve({ extensions: ['.ts', '.js'] }), stripTypes()] })
  const { output } = await bundle.generate({ format: 'iife', name })
  await bundle.close()
  return output[0].code
}
