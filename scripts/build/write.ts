import { type RollupOptions, rollup } from 'rollup'

/** Builds bundles that rollup.config.mjs describes, one after the other, as `rollup -c` would. */
export async function write(bundles: readonly RollupOptions[]): Promise<void> {
  for (const options of bundles) {
    const bundle = await rollup(options)
    for (const output of [options.output ?? []].flat()) await bundle.write(output)
    await bundle.close()
  }
}
