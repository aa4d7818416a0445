// `npm start`: serves the game on one address. Builds the bundle if its sources changed, then becomes the server.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './build/paths.ts'
import { build } from './build.ts'

/** Error codes with which a build fails because of the machine, and not of the sources. */
const MACHINE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC']

try {
  await build()
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (!MACHINE.includes(code)) throw error
  console.error(`The bundle cannot be built (${message}): give your user the folder dist, or build it beforehand with npm run build.`)
  process.exit(1)
}

const main = fileURLToPath(import.meta.resolve('@skystair/server/main'))
// Keeps compiled code between starts. The folder must be as trusted as the code itself.
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled')
// The server replaces this process, with nothing of the build in its memory. Windows cannot do that.
if (process.execve && process.platform !== 'win32')
  process.execve(process.execPath, [process.execPath, main], { ...process.env, NODE_COMPILE_CACHE })
await import('@skystair/server/main')
