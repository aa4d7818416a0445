// `npm start`: serves the game on one address. Builds the bundle if its sources changed, then becomes the server.
import { build } from './build.ts'

/** Reasons of the machine, not of the sources, for which a build may fail. */
const MACHINE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC']

try {
  await build()
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (!MACHINE.includes(code)) throw error
  console.error(`The bundle cannot be built (${message}): give your user the folder dist, or build it beforehand with npm run build.`)
  process.exit(1)
}
await import('@skystair/server/main')
