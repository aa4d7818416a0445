/** The number after `--name` on the command line, or what is told here. Throws for what is no positive number. */
export function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`)
  if (at < 0) return otherwise
  const value = Number(process.argv[at + 1])
  if (!(value > 0)) throw new Error(`--${name} takes a number above 0, not “${process.argv[at + 1] ?? ''}”.`)
  return value
}
