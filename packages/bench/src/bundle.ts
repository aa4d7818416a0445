// Modules as one classic script, for engines that know neither modules nor types.
import { stripTypeScriptTypes } from 'node:module'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'

/** Everything that `entry` exports, as properties of a global `name`. */
export async function classicScript(entry: string, name: string): Promise<string> {
  const types = {
    name: 'types',
    transform: (code: string, id: string) => (id.endsWith('.ts') ? { code: stripTypeScriptTypes(code), map: null } : null),
  }
  const bundle = await rollup({ input: entry, plugins: [nodeResolve({ extensions: ['.ts', '.js'] }), types] })
  const { output } = await bundle.generate({ format: 'iife', name })
  await bundle.close()
  return output[0].code
}
