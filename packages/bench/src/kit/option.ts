/** Returns the number after `--name` on the command line, or the given default. Throws if it is no positive number. */
export function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`)
  if (at < 0) return otherwise
  const value = Number(process.argv[at + 1])
  if (!(value > 0)) throw new Error(`--${name} takes a number above 0, not “${process.argv[at + 1] ?? ''}”.`)
  return value
}
