import { type RollupOptions, rollup } from 'rollup'

/** Builds bundles of rollup.config.mjs one after the other, as `rollup -c` does. */
export async function write(bundles: readonly RollupOptions[]): Promise<void> {
  for (const options of bundles) {
    const bundle = await rollup(options)
    for (const output of [options.output ?? []].flat()) await bundle.write(output)
    await bundle.close()
  }
}
