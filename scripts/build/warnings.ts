import type { LoggingFunction, RollupLog } from 'rollup'

const harmless = ['MODULE_LEVEL_DIRECTIVE', 'THIS_IS_UNDEFINED', 'INVALID_ANNOTATION']

/** Passes warnings on, except about libraries. Throws on a type error. */
export function withoutNoise(warning: RollupLog, warn: LoggingFunction): void {
  if (warning.plugin === 'typescript') throw new Error(`${warning.message}\n${warning.loc?.file ?? ''}:${warning.loc?.line ?? ''}`)
  if (harmless.includes(warning.code ?? '')) return
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules'))) return
  warn(warning)
}
