// `npm start`: the game on one address. Builds the bundle when its sources changed, then becomes the server.
import { build } from './build.ts'

/** What the machine, and not the sources, may have against a build. */
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
